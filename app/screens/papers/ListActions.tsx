import { Eraser } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './ListActions.module.css';

type ListActionsProps = { keeping: boolean | 'refused'; onKeep: (wanted: boolean) => void; onClear: () => void };

/** The list goes on paper, stays on the device only if the visitor says so, and can be cleared from it. */
export function ListActions({ keeping, onKeep, onClear }: ListActionsProps) {
  const { t } = useTranslation('papers');
  return (
    <div className={`no-print ${styles.actions}`}>
      <TickBox checked={keeping === true} onChange={({ target }) => onKeep(target.checked)}>
        {t('keep')}
      </TickBox>
      <p>{t('keepMeans')}</p>
      <p role="status">{keeping === 'refused' && t('keepRefused')}</p>
      <PageActions title={t('title')} actions={['print']}>
        <button type="button" className={buttons.quiet} onClick={onClear}>
          <Eraser aria-hidden="true" />
          {t('clear')}
        </button>
      </PageActions>
    </div>
  );
}
