import { FileText, Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Island } from '#app/islands/Island.tsx';
import { type Cautioned, sharedCaution } from '#app/model/cautions.ts';
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
  /** Properties of the listen button. */
  listening?: Omit<ListenProps, 'className'>;
  /** Fragment of the list of papers, and their number. */
  papers?: { fragment: string; number: number };
  /** Stacks the buttons at the full width of a panel. */
  inPanel?: boolean;
  children?: ReactNode;
};

/** Shows buttons to listen to, send and print the page and to see its papers, after `children` (a back link). */
export function PageActions({ actions, cautioned, listening, papers, inPanel, children, ...shared }: PageActionsProps) {
  const { t, language } = useTranslation('components');
  const caution = cautioned && sharedCaution(cautioned, t, language);
  const { sheet } = shared;
  const className = buttons.secondary;
  return (
    <div className={`no-print ${inPanel ? styles.column : styles.row}`}>
      {children}
      {actions.includes('listen') && <Island name="Listen" component={Listen} props={{ ...listening, className }} />}
      {actions.includes('share') && (
        <>
          <Island name="ShareButton" component={ShareButton} props={{ ...shared, caution, className }} />
          <SendWithoutScript {...shared} />
        </>
      )}
      {actions.includes('print') &&
        (sheet ? (
          <PageLink to={sheet} className={className}>
            <Printer aria-hidden="true" />
            {t('printOnePage')}
          </PageLink>
        ) : (
          <PrintButton className={className} />
        ))}
      {papers && papers.number > 0 && (
        <a href={papers.fragment} className={className}>
          <FileText aria-hidden="true" />
          {t('papers', { count: papers.number, n: formatNumber(papers.number, language) })}
        </a>
      )}
    </div>
  );
}

/** Links the sheet, which can be sent without script, or else the picture of the page. */
function SendWithoutScript({ sheet, picture }: Pick<ShareButtonProps, 'sheet' | 'picture'>) {
  const { t } = useTranslation('components');
  const className = `${styles.withoutScript} ${buttons.secondary}`;
  const icon = <Share2 aria-hidden="true" />;
  if (sheet)
    return (
      <PageLink to={sheet} className={className}>
        {icon}
        {t('share')}
      </PageLink>
    );
  return (
    picture && (
      <a href={picture} download="" className={className}>
        {icon}
        {t('sendAsPicture')}
      </a>
    )
  );
}
