import { ChevronDown, Clock, Eraser } from 'lucide-react';
import { useMemo } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import buttons from '#app/components/buttons.module.css';
import { TickBox } from '#app/components/forms/TickBox.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { PageActions } from '#app/components/share/PageActions.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { requiredDocumentsProvenance } from '#app/model/schemes/data.server.ts';
import { listPapers, schemesWithPapers } from '#app/model/schemes/papers.server.ts';
import { type Paper, type PaperScheme, papersFor, urgencyOf } from '#app/model/schemes/papers.ts';
import type { Route } from './+types/route';
import styles from './Papers.module.css';
import { SchemePicker } from './SchemePicker.tsx';
import { useChecklist } from './useChecklist.ts';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'papers');
  return {
    papers: listPapers(language),
    categories: schemesWithPapers(language),
    provenance: requiredDocumentsProvenance,
    page: { title: t('title'), description: t('description') },
  };
}

/** Keeps the loader data, because picked schemes are in the history state. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function PapersScreen({ loaderData: { papers, categories, provenance } }: Route.ComponentProps) {
  const { t } = useTranslation('papers');
  const schemes = useMemo(() => categories.flatMap((category) => category.schemes), [categories]);
  const known = useMemo(
    () => ({ schemes: schemes.map(({ id }) => id), papers: papers.map(({ id }) => id) }),
    [schemes, papers],
  );
  const { checklist, saved, pick, tick, clear, save } = useChecklist(known);
  const picked = schemes.filter(({ id }) => checklist.schemes.includes(id));
  const needed = papersFor(papers, checklist.schemes);
  const done = needed.filter(({ id }) => checklist.ready.includes(id)).length;
  return (
    <Page title={t('title')} lead={t('description')} figures="figures-service" provenance={provenance}>
      <div className={styles.papers}>
        <SchemePicker categories={categories} picked={picked} onPick={pick} />
        <section aria-labelledby="papers">
          <h2 id="papers">{picked.length > 0 ? t('myPapers') : t('allPapers')}</h2>
          <p role="status" className={styles.progress}>
            {picked.length > 0 && t('progress', { done, all: needed.length })}
          </p>
          <p>{t('daysUnknown')}</p>
          {picked.length > 0 ? (
            <>
              <MyPapers papers={needed} schemes={picked} ready={checklist.ready} onTick={tick} />
              <div className={`no-print ${styles.actions}`}>
                <TickBox checked={saved === true} onChange={({ target }) => save(target.checked)}>
                  {t('keep')}
                </TickBox>
                <p>{t('keepMeans')}</p>
                <p role="status">{saved === 'refused' && t('keepRefused')}</p>
                <PageActions title={t('title')} actions={['print']}>
                  <button type="button" className={buttons.quiet} onClick={clear}>
                    <Eraser aria-hidden="true" />
                    {t('clear')}
                  </button>
                </PageActions>
              </div>
            </>
          ) : (
            <AllPapers papers={papers} schemes={schemes} />
          )}
        </section>
      </div>
    </Page>
  );
}

type MyPapersProps = {
  papers: Paper[];
  schemes: PaperScheme[];
  ready: readonly string[];
  onTick: (id: string, ready: boolean) => void;
};

function MyPapers({ papers, schemes, ready, onTick }: MyPapersProps) {
  const { t } = useTranslation('papers');
  const formatSchemes = ({ schemeIds }: Paper) =>
    schemes.flatMap(({ id, title }) => (schemeIds.includes(id) ? [title] : [])).join('; ');
  return (
    <ul className={styles.list}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <TickBox
            checked={ready.includes(paper.id)}
            aria-describedby={`about-${paper.id}`}
            onChange={({ target }) => onTick(paper.id, target.checked)}
          >
            <b>{paper.title}</b>
          </TickBox>
          <div id={`about-${paper.id}`} className={styles.about}>
            <PaperText paper={paper} />
            {schemes.length > 1 && <p>{t('askedBy', { schemes: formatSchemes(paper) })}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function AllPapers({ papers, schemes }: { papers: Paper[]; schemes: PaperScheme[] }) {
  const { t } = useTranslation('papers');
  return (
    <ul className={styles.list}>
      {papers.map((paper) => (
        <li key={paper.id}>
          <h3 className={styles.name}>{paper.title}</h3>
          <PaperText paper={paper} />
          <details>
            <summary>
              {t('schemesAsk', { count: paper.schemeIds.length, number: paper.schemeIds.length })}
              <span className="sr">: {paper.title}</span>
              <ChevronDown aria-hidden="true" />
            </summary>
            <ul>
              {schemes
                .filter(({ id }) => paper.schemeIds.includes(id))
                .map(({ id, title }) => (
                  <li key={id}>
                    <PageLink to={`/scheme/${id}`}>{title}</PageLink>
                  </li>
                ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}

function PaperText({ paper }: { paper: Omit<Paper, 'schemeIds'> }) {
  const { t } = useTranslation('papers');
  const { what, issuedBy, issue, validity } = paper;
  const urgency = urgencyOf(paper);
  return (
    <>
      {urgency && (
        <p className={styles.urgent}>
          <Clock aria-hidden="true" />
          <b>{t(urgency)}</b>
        </p>
      )}
      <p>{what}</p>
      {issuedBy && <p>{t('issuedBy', { issuer: issuedBy })}</p>}
      {issue && <p>{issue.text}</p>}
      {validity && <p>{validity.text}</p>}
    </>
  );
}
