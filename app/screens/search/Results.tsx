import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { replaceHistoryEntry, useHistoryEntry } from '#app/components/hooks/useHistoryEntry.ts';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { BoldWords } from '#app/components/text/BoldWords.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { formatList } from '#app/i18n/format/lists.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { EntryKind, SearchHit, SearchOutcome } from '#app/search/entries.ts';
import { offerCorrection } from '#app/search/search.ts';
import type { SearchIndex } from '#app/search/searchIndex.ts';
import { HitList } from './HitList.tsx';
import { NoResults, type WaysOn } from './NoResults.tsx';
import styles from './Results.module.css';
import { countKinds, formatSearchParams, parseListed, type SearchParams } from './searchParams.ts';

type ResultsProps = {
  params: SearchParams;
  /** Undefined until it is loaded, as the outcome. */
  index: SearchIndex | undefined;
  outcome: SearchOutcome | undefined;
  failed: boolean;
  /** The heading of the page, which says that there are no results. */
  heading: RefObject<HTMLHeadingElement | null>;
  waysOn: WaysOn;
};

export function Results({ params, index, outcome, failed, heading, waysOn }: ResultsProps) {
  const { t } = useTranslation('search');
  const { query, exact, kind } = params;
  const offered = useMemo(() => index && offerCorrection(index, query, { asTyped: exact }), [index, query, exact]);
  const summary = useRef<HTMLHeadingElement>(null);
  const hasNone = outcome?.hits.length === 0;
  const announcement = useAnnouncement(hasNone ? heading : summary, outcome, kind);
  return (
    <>
      <p role="status" className="sr">
        {announcement}
      </p>
      {!failed && !outcome && <p className={styles.searching}>{t('searching')}</p>}
      {outcome && !hasNone && (
        <FoundResults summary={summary} params={params} hits={outcome.hits} corrected={outcome.corrected}>
          {offered && <SpellingLink params={params} corrected={offered} />}
          {outcome.unknown.length > 0 && <UnknownWords words={outcome.unknown} />}
        </FoundResults>
      )}
      {outcome && hasNone && (
        <NoResults params={params} offered={offered} knownWords={outcome.knownWords} waysOn={waysOn} />
      )}
    </>
  );
}

/** Switches between the results for the corrected query and those for the query as typed. */
function SpellingLink({ params: { query, exact }, corrected }: { params: SearchParams; corrected: string }) {
  const { t } = useTranslation('search');
  const path = `/search${formatSearchParams({ query, exact: !exact })}` as const;
  return (
    <PageLink className={styles.spelling} to={path}>
      {exact ? t('didYouMean', { query: corrected }) : t('insteadFor', { query })}
    </PageLink>
  );
}

/** Says which words of the query occur nowhere. The results are for the other words. */
function UnknownWords({ words }: { words: string[] }) {
  const { t, language } = useTranslation('search');
  const quoted = words.map((word) => `“${word}”`);
  return <p className={styles.unknown}>{t('unknown', { count: words.length, words: formatList(quoted, language) })}</p>;
}

export function LoadError({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation('search');
  return (
    <EmptyState picture="/images/scenes/search-geru.svg">
      <div role="alert">
        <h2>{t('failed')}</h2>
        <p>{t('failedText')}</p>
      </div>
      <p>
        <button type="button" className={buttons.primary} onClick={onTryAgain}>
          {t('tryAgain')}
        </button>
      </p>
      <p>
        <PageLink className={buttons.onward} to="/sitemap">
          {t('index')}
        </PageLink>
      </p>
    </EmptyState>
  );
}

type FoundResultsProps = {
  summary: RefObject<HTMLHeadingElement | null>;
  params: SearchParams;
  hits: SearchHit[];
  corrected: string | undefined;
  children: ReactNode;
};

function FoundResults({ summary, params, hits, corrected, children }: FoundResultsProps) {
  const { t, language } = useTranslation('search');
  const { state } = useHistoryEntry();
  const kinds = countKinds(hits);
  const chosen = kinds.find(({ kind }) => kind === params.kind)?.kind;
  const shown = chosen ? hits.filter(({ kind }) => kind === chosen) : hits;
  const number = (value: number) => formatNumber(value, language);

  const show = (kind: EntryKind | undefined, listed?: number) =>
    replaceHistoryEntry({ search: formatSearchParams({ ...params, kind }), state: { listed } });
  return (
    <>
      <div className={styles.summary}>
        <h2 ref={summary} tabIndex={-1}>
          <BoldWords
            sentence={t('results', { count: hits.length, skipInterpolation: true })}
            values={{ number: number(hits.length), query: corrected ?? params.query }}
          />
        </h2>
        {children}
      </div>
      {kinds.length > 1 && (
        <fieldset className={`no-print ${styles.chips}`} aria-label={t('onlyThese')}>
          {[{ kind: undefined, count: hits.length }, ...kinds].map(({ kind, count }) => (
            <button
              key={kind ?? 'all'}
              type="button"
              className={styles.chip}
              aria-pressed={kind === chosen}
              onClick={() => show(kind)}
            >
              {t('ofKind', { kind: kind ? t(`kinds.${kind}`) : t('all'), number: number(count) })}
            </button>
          ))}
        </fieldset>
      )}
      <HitList key={chosen} hits={shown} listed={parseListed(state)} onMore={(listed) => show(chosen, listed)} />
    </>
  );
}

/** Announces new results. After a search on this page, focuses the summary, which closes a phone's keyboard. */
function useAnnouncement(
  summary: RefObject<HTMLElement | null>,
  outcome: SearchOutcome | undefined,
  kind: EntryKind | undefined,
): string {
  const { t, language } = useTranslation('search');
  const { visit } = useHistoryEntry();
  const [announcement, setAnnouncement] = useState('');
  const announced = useRef<SearchOutcome>(undefined);
  useEffect(() => {
    const isNew = outcome && announced.current !== outcome && visit > 0;
    if (isNew && document.activeElement instanceof HTMLInputElement) summary.current?.focus();
    announced.current = outcome;
    const count = countKinds(outcome?.hits ?? []).find((counted) => counted.kind === kind)?.count;
    if (!outcome || document.activeElement === summary.current) setAnnouncement('');
    else if (kind && count)
      setAnnouncement(t('nowShown', { kind: t(`kinds.${kind}`), number: formatNumber(count, language) }));
    else setAnnouncement(summary.current?.textContent ?? '');
  }, [summary, outcome, kind, visit, language, t]);
  return announcement;
}
