import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { CategoryJumps } from './CategoryJumps.tsx';
import { type ListedCategory, NO_FILTER, type SchemeFilter, shownSchemes } from './listing.ts';
import { MoreSchemes } from './MoreSchemes.tsx';
import { NoSchemes } from './NoSchemes.tsx';
import { NotSure } from './NotSure.tsx';
import { placesOf, STEP } from './places.ts';
import styles from './SchemeBrowser.module.css';
import { SchemeFilters } from './SchemeFilters.tsx';
import { SchemeList } from './SchemeList.tsx';
import { useAddressedView } from './useAddressedView.ts';

type SchemeBrowserProps = { categories: ListedCategory[] };

/** All schemes, or those that a filter shows: the first few, and more on request. */
export function SchemeBrowser({ categories }: SchemeBrowserProps) {
  const { t } = useTranslation('schemes');
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const [view, setView, keepInAddress] = useAddressedView(categories.map(({ id }) => id));
  const { filter, listed } = view;
  const deferred = useDeferredValue(filter);
  const shown = useMemo(() => shownSchemes(categories, deferred), [categories, deferred]);
  const places = useMemo(() => placesOf(categories, shown, listed), [categories, shown, listed]);

  const apply = (next: SchemeFilter) => {
    setView({ filter: next, listed: STEP });
    keepInAddress({ filter: next, listed: STEP });
  };
  /** At once, because the focus or the browser's own search goes to a card that has to be there. */
  const lengthen = (next: number) => {
    flushSync(() => setView({ filter, listed: next }));
    keepInAddress({ filter, listed: next });
  };
  /** The focus goes on from the first new card. */
  const showUpTo = (next: number) => {
    lengthen(next);
    list.current?.querySelectorAll<HTMLElement>('[data-place="listed"] h3 a')[listed]?.focus();
  };
  /** The browser's own search in the page has found a card that is not listed yet. */
  const onFound = useEffectEvent(() => lengthen(shown.size));
  useEffect(() => {
    const { current } = list;
    const found = () => onFound();
    current?.addEventListener('beforematch', found);
    return () => current?.removeEventListener('beforematch', found);
  }, []);
  return (
    <div className={styles.browser}>
      <div className={styles.side}>
        <SchemeFilters
          filter={filter}
          categories={categories}
          onText={(text) => setView({ filter: { ...filter, text }, listed: STEP })}
          onChoice={(choice) => apply({ ...filter, ...choice })}
          onCommit={() => keepInAddress(view)}
        />
        <NotSure />
        <CategoryJumps categories={categories} />
      </div>
      <div>
        <div className={styles.found}>
          <p className={styles.count} aria-live="polite">
            {t('count', { count: shown.size, number: formatNumber(shown.size, language) })}
          </p>
          <p className={styles.order}>{t('byCategory')}</p>
        </div>
        {shown.size === 0 && <NoSchemes onShowAll={() => apply(NO_FILTER)} />}
        <SchemeList ref={list} categories={categories} chosen={deferred.category} places={places} />
        {shown.size > STEP && <MoreSchemes listed={listed} total={shown.size} onList={showUpTo} />}
      </div>
    </div>
  );
}
