import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import buttons from '../buttons/buttons.module.css';
import styles from './PageActions.module.css';
import { ShareButton } from './ShareButton.tsx';
import type { Sharing } from './sharePage.ts';

type PageActionsProps = {
  title: string;
  actions: readonly ('share' | 'print')[];
  /** In a panel they stand below each other over its whole width, and are drawn like its other buttons. */
  inPanel?: boolean;
  children?: ReactNode;
};

/** What one does with the whole page. `children` come first: a way back, which unlike the buttons works without script. */
export function PageActions({ title, actions, inPanel = false, children }: PageActionsProps) {
  const { t } = useTranslation('components');
  const look = inPanel ? buttons.secondary : buttons.quiet;
  const [sharing, setSharing] = useState<Sharing>();
  return (
    <div className="no-print">
      <div className={inPanel ? styles.column : styles.row}>
        {children}
        {actions.includes('share') && <ShareButton title={title} look={look} onDone={setSharing} />}
        {actions.includes('print') && (
          <button type="button" className={`needs-script ${look}`} onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {t('print')}
          </button>
        )}
      </div>
      <p className={styles.status} role="status">
        {sharing === 'copied' && t('addressCopied')}
        {sharing === 'notCopied' && t('addressNotCopied', { address: window.location.href })}
      </p>
    </div>
  );
}
