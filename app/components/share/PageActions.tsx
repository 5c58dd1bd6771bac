import { FileText, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Island } from '#app/islands/Island.tsx';
import { type Cautioned, sharedCaution } from '#app/model/cautions.ts';
import type { SitePath } from '#app/screens.ts';
import buttons from '../buttons.module.css';
import { PageLink } from '../links/PageLink.tsx';
import { Listen, type ListenProps } from '../listen/Listen.island.tsx';
import styles from './PageActions.module.css';
import { PrintButton } from './PrintButton.tsx';
import { ShareButton, type ShareButtonProps } from './ShareButton.island.tsx';

type PageActionsProps = Omit<ShareButtonProps, 'className' | 'caution'> & {
  /** The entry whose facts are shared. */
  cautioned?: Cautioned & { asOf: string };
  actions: readonly ('listen' | 'share' | 'print')[];
  /** What the button to listen needs. */
  listening?: Omit<ListenProps, 'className'>;
  /** Path of the one-page version that is printed instead. */
  sheet?: SitePath;
  /** Fragment of the list of papers, and their number. */
  papers?: { fragment: string; number: number };
  /** Stacks the buttons at the full width of a panel. */
  inPanel?: boolean;
  children?: ReactNode;
};

/** Shows buttons to listen to, share and print the page, after `children` (a back link). */
export function PageActions({ actions, cautioned, listening, sheet, papers, inPanel, children, ...shared }: PageActionsProps) {
  const { t, language } = useTranslation('components');
  const caution = cautioned && sharedCaution(cautioned, t, language);
  const buttonClass = inPanel ? buttons.secondary : buttons.quiet;
  const listen = { ...listening, className: inPanel ? buttons.secondary : buttons.primary };
  return (
    <div className={`no-print ${inPanel ? styles.column : styles.row}`}>
      {children}
      {actions.includes('listen') && <Island name="Listen" component={Listen} props={listen} />}
      {actions.includes('share') && (
        <Island name="ShareButton" component={ShareButton} props={{ ...shared, caution, className: buttonClass }} />
      )}
      {actions.includes('print') && (sheet ? <PrintLink to={sheet} /> : <PrintButton className={buttonClass} />)}
      {papers && papers.number > 0 && (
        <a href={papers.fragment} className={buttonClass}>
          <FileText aria-hidden="true" />
          {t('papers', { count: papers.number, n: formatNumber(papers.number, language) })}
        </a>
      )}
    </div>
  );
}

function PrintLink({ to }: { to: SitePath }) {
  const { t } = useTranslation('components');
  return (
    <PageLink to={to} className={buttons.quiet}>
      <Printer aria-hidden="true" />
      {t('printOnePage')}
    </PageLink>
  );
}
