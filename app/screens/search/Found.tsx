import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useLiveLocation } from '#app/components/hooks/useLiveLocation.ts';
import { BoldWords } from '#app/components/text/BoldWords.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { EntryKind, SearchHit } from '#app/search/entries.ts';
import { type Asked, countKinds, formatAsked, listedIn } from './asked.ts';
import styles from './Found.module.css';
import { Hits } from './Hits.tsx';
import { KindChips } from './KindChips.tsx';
import { OtherSpelling } from './OtherSpelling.tsx';

type FoundProps = {
  summary: RefObject<HTMLHeadingElement | null>;
  asked: Asked;
  hits: SearchHit[];
  corrected: string | undefined;
};

/** How much was found and for which word, the kinds of it, and the results themselves. */
export function Found({ summary, asked, hits, corrected }: FoundProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useLiveLocation();
  const kinds = countKinds(hits);
  const chosen = kinds.find(({ kind }) => kind === asked.kind)?.kind;
  const shown = chosen ? hits.filter(({ kind }) => kind === chosen) : hits;

  const show = (kind: EntryKind | undefined, listed?: number) =>
    navigate(
      { search: formatAsked({ ...asked, kind }) },
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
              query: (!asked.exact && corrected) || asked.query,
            }}
          />
        </h2>
        <OtherSpelling asked={asked} corrected={corrected} />
      </div>
      {kinds.length > 1 && <KindChips kinds={kinds} total={hits.length} chosen={chosen} onChoice={show} />}
      <Hits key={chosen} hits={shown} listed={listedIn(state)} onMore={(listed) => show(chosen, listed)} />
    </>
  );
}
