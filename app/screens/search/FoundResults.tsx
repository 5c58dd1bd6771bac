import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useLiveLocation } from '#app/components/hooks/useLiveLocation.ts';
import { BoldWords } from '#app/components/text/BoldWords.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { EntryKind, SearchHit } from '#app/search/entries.ts';
import styles from './FoundResults.module.css';
import { HitList } from './HitList.tsx';
import { SpellingLink } from './SpellingLink.tsx';
import { countKinds, formatSearchParams, parseListed, type SearchParams } from './searchParams.ts';

type FoundResultsProps = {
  summary: RefObject<HTMLHeadingElement | null>;
  params: SearchParams;
  hits: SearchHit[];
  corrected: string | undefined;
};

/** Shows the number of results, a filter by kind, and the results. */
export function FoundResults({ summary, params, hits, corrected }: FoundResultsProps) {
  const { t, language } = useTranslation('search');
  const navigate = useNavigate();
  const { state } = useLiveLocation();
  const kinds = countKinds(hits);
  const chosen = kinds.find(({ kind }) => kind === params.kind)?.kind;
  const shown = chosen ? hits.filter(({ kind }) => kind === chosen) : hits;

  const show = (kind: EntryKind | undefined, listed?: number) =>
    navigate(
      { search: formatSearchParams({ ...params, kind }) },
      { replace: true, preventScrollReset: true, state: { listed } },
    );
  return (
    <>
      <div className={styles.summary}>
        <h2 ref={summary} tabIndex={-1}>
          <BoldWords
            sentence={t('results', { count: hits.length, skipInterpolation: true })}
            values={{
              number: formatNumber(hits.length, language),
              query: (!params.exact && corrected) || params.query,
            }}
          />
        </h2>
        <SpellingLink params={params} corrected={corrected} />
      </div>
      {kinds.length > 1 && <KindChips kinds={kinds} total={hits.length} chosen={chosen} onChoice={show} />}
      <HitList key={chosen} hits={shown} listed={parseListed(state)} onMore={(listed) => show(chosen, listed)} />
    </>
  );
}

type KindChipsProps = {
  kinds: { kind: EntryKind; count: number }[];
  total: number;
  chosen: EntryKind | undefined;
  onChoice: (kind: EntryKind | undefined) => void;
};

function KindChips({ kinds, total, chosen, onChoice }: KindChipsProps) {
  const { t, language } = useTranslation('search');
  const all = { kind: undefined, count: total };
  return (
    <fieldset className={`no-print ${styles.chips}`} aria-label={t('onlyThese')}>
      {[all, ...kinds].map(({ kind, count }) => (
        <button
          key={kind ?? 'all'}
          type="button"
          className={styles.chip}
          aria-pressed={kind === chosen}
          onClick={() => onChoice(kind)}
        >
          {t('ofKind', { kind: kind ? t(`kinds.${kind}`) : t('all'), number: formatNumber(count, language) })}
        </button>
      ))}
    </fieldset>
  );
}
