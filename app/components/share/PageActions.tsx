import { Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { retryableImport } from '#app/retryableImport.ts';
import type { SitePath } from '#app/screens.ts';
import buttons from '../buttons.module.css';
import { LoadError, useLazyComponent } from '../dialogs/useLazyComponent.tsx';
import { PageLink } from '../links/PageLink.tsx';
import { Listen } from '../listen/Listen.tsx';
import styles from './PageActions.module.css';

type PageActionsProps = {
  title: string;
  actions: readonly ('listen' | 'share' | 'print')[];
  /** Returns the facts that are shared with the title and address, one per line. */
  lines?: () => readonly string[];
  /** Estimated time to listen. */
  minutes?: number;
  /** Path of the one-page version that is printed instead. */
  sheet?: SitePath;
  /** Stacks the buttons at the full width of a panel. */
  inPanel?: boolean;
  children?: ReactNode;
};

/** Shows buttons to listen to, share and print the page, after `children` (a back link). */
export function PageActions({ title, actions, lines, minutes, sheet, inPanel, children }: PageActionsProps) {
  const buttonClass = inPanel ? buttons.secondary : buttons.quiet;
  return (
    <div className={`no-print ${inPanel ? styles.column : styles.row}`}>
      {children}
      {actions.includes('listen') && (
        <Listen minutes={minutes} className={inPanel ? buttons.secondary : buttons.primary} />
      )}
      {actions.includes('share') && <ShareButton title={title} lines={lines} className={buttonClass} />}
      {actions.includes('print') && <PrintButton sheet={sheet} className={buttonClass} />}
    </div>
  );
}

const loadDialog = retryableImport(() => import('./ShareDialog.tsx'));
type ShareButtonProps = { title: string; lines?: PageActionsProps['lines'] | undefined; className: string | undefined };

export function ShareButton({ title, lines = () => [], className }: ShareButtonProps) {
  const { t } = useTranslation('components');
  const { Component: Dialog, failed, open, close } = useLazyComponent(loadDialog, 'ShareDialog');
  return (
    <>
      <button type="button" className={`needs-script ${className}`} onClick={open}>
        <Share2 aria-hidden="true" />
        {t('share')}
      </button>
      <LoadError failed={failed} />
      {Dialog && (
        <Dialog title={title} lines={lines()} address={window.location.href.replace(/#.*/, '')} onClose={close} />
      )}
    </>
  );
}

function PrintButton({ sheet, className }: { sheet: SitePath | undefined; className: string | undefined }) {
  const { t } = useTranslation('components');
  if (sheet)
    return (
      <PageLink to={sheet} className={className}>
        <Printer aria-hidden="true" />
        {t('printOnePage')}
      </PageLink>
    );
  return (
    <button type="button" className={`needs-script ${className}`} onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      {t('print')}
    </button>
  );
}
