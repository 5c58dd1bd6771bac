import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { replaceHistoryEntry, useHistoryEntry } from '#app/components/hooks/useHistoryEntry.ts';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { useSearchIndex } from '#app/components/search/useSearchIndex.ts';
import { BoldWords } from '#app/components/text/BoldWords.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { formatList } from '#app/i18n/format/lists.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { EntryKind, SearchHit, SearchOutcome } from '#app/search/entries.ts';
import { offerCorrection, search } from '#app/search/search.ts';
import { HitList } from './HitList.tsx';
import { type Helpline, NoResults } from './NoResults.tsx';
import styles from './Results.module.css';
import { countKinds, formatSearchParams, parseListed, type SearchParams } from './searchParams.ts';

/** Shows the results for the query of the address, once the index is loaded. */
export function Results({ params, helplines }: { params: SearchParams; helplines: Helpline[] }) {
  const { t } = useTranslation('search');
  const { index, failed, tryAgain } = useSearchIndex();
  const { query, exact, kind } = params;
  const outcome = useMemo(() => index && search(index, query, { asTyped: exact }), [index, query, exact]);
  const offered = useMemo(() => index && offerCorrection(index, query, { asTyped: exact }), [index, query, exact]);
  const summary = useRef<HTMLHeadingElement>(null);
  const announcement = useAnnouncement(summary, outcome, kind);
  const spelling = offered && <SpellingLink params={params} corrected={offered} />;
  return (
    <>
      <p role="status" className="sr">
        {announcement}
      </p>
      {failed && <LoadError onTryAgain={tryAgain} />}
      {!failed && !outcome && <p className={styles.searching}>{t('searching')}</p>}
      {outcome && outcome.hits.length > 0 && (
        <FoundResults summary={summary} params={params} hits={outcome.hits} corrected={outcome.corrected}>
          {spelling}
          {outcome.unknown.length > 0 && <UnknownWords words={outcome.unknown} />}
        </FoundResults>
      )}
      {outcome?.hits.length === 0 && (
        <NoResults summary={summary} query={query} helplines={helplines}>
          {(offered || outcome.knownWords) && (
            <ul>
              {spelling && <li>{spelling}</li>}
              {outcome.knownWords && (
                <li>
                  <FewerWordsLink query={outcome.knownWords} />
                </li>
              )}
            </ul>
          )}
        </NoResults>
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

function FewerWordsLink({ query }: { query: string }) {
  const { t } = useTranslation('search');
  return (
    <PageLink className={styles.spelling} to={`/search${formatSearchParams({ query })}`}>
      {t('fewer', { query })}
    </PageLink>
  );
}

function LoadError({ onTryAgain }: { onTryAgain: () => void }) {
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
