import { ListChecks } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './NotSure.module.css';

/** Beside the filters: a way for those who cannot tell from a list. */
export function NotSure() {
  const { t } = useTranslation('schemes');
  return (
    <div className={`no-print ${styles.box}`}>
      <ListChecks aria-hidden="true" />
      <div>
        <b>{t('notSure')}</b>
        <p>{t('notSureText')}</p>
        <PageLink to="/eligibility" className={buttons.onward}>
          {t('checkWhatICanGet')}
        </PageLink>
      </div>
    </div>
  );
}
