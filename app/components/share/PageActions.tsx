import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { SitePath } from '#app/screens.ts';
import buttons from '../buttons.module.css';
import { PageLink } from '../links/PageLink.tsx';
import { Listen } from '../listen/Listen.tsx';
import styles from './PageActions.module.css';
import { ShareButton } from './ShareButton.tsx';

type PageActionsProps = {
  title: string;
  actions: readonly ('listen' | 'share' | 'print')[];
  /** Facts that are sent on with title and address, a line each; asked for when somebody sends the page on. */
  lines?: () => readonly string[];
  /** How long it takes to listen to the page. */
  minutes?: number;
  /** Path of the page that is printed in place of this one: it has the same on one sheet. */
  sheet?: SitePath;
  /** In a panel they stand below each other over its whole width, and are drawn like its other buttons. */
  inPanel?: boolean;
  children?: ReactNode;
};

const nothing = () => [];

/** What one does with the whole page. `children` come first: a way back, which unlike the buttons works without script. */
export function PageActions({ title, actions, lines = nothing, minutes, sheet, inPanel, children }: PageActionsProps) {
  const look = inPanel ? buttons.secondary : buttons.quiet;
  return (
    <div className={`no-print ${inPanel ? styles.column : styles.row}`}>
      {children}
      {actions.includes('listen') && <Listen minutes={minutes} look={inPanel ? look : buttons.primary} />}
      {actions.includes('share') && <ShareButton title={title} lines={lines} look={look} />}
      {actions.includes('print') && <Print sheet={sheet} look={look} />}
    </div>
  );
}

function Print({ sheet, look }: { sheet: SitePath | undefined; look: string | undefined }) {
  const { t } = useTranslation('components');
  if (sheet)
    return (
      <PageLink to={sheet} className={look}>
        <Printer aria-hidden="true" />
        {t('printOnePage')}
      </PageLink>
    );
  return (
    <button type="button" className={`needs-script ${look}`} onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      {t('print')}
    </button>
  );
}
