import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLiveLocation } from '#app/components/address/useLiveLocation.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { ALL_CATEGORIES } from '#app/model/schemes/rules.ts';
import { CategoryJumps } from './CategoryJumps.tsx';
import { formatFilter, type ListedCategory, parseFilter, type SchemeFilter, shownSchemes } from './listing.ts';
import { NoSchemes } from './NoSchemes.tsx';
import styles from './SchemeBrowser.module.css';
import { SchemeFilters } from './SchemeFilters.tsx';
import { SchemeList } from './SchemeList.tsx';

type SchemeBrowserProps = { categories: ListedCategory[] };

/** All schemes, or those of a category and with certain words. The filter stands in the address. */
export function SchemeBrowser({ categories }: SchemeBrowserProps) {
  const { t } = useTranslation('schemes');
  const language = useLanguage();
  const [filter, setFilter, keepInAddress] = useAddressedFilter(categories);
  const deferred = useDeferredValue(filter);
  const shown = shownSchemes(categories, deferred);

  const apply = (next: SchemeFilter) => {
    setFilter(next);
    keepInAddress(next);
  };
  return (
    <div className={styles.browser}>
      <div className={styles.side}>
        <SchemeFilters
          filter={filter}
          categories={categories}
          onText={(text) => setFilter((now) => ({ ...now, text }))}
          onCategory={(category) => apply({ ...filter, category })}
          onCommit={() => keepInAddress(filter)}
        />
        <CategoryJumps categories={categories} />
      </div>
      <div>
        <p className={styles.count} aria-live="polite">
          {t('count', { count: shown.size, number: formatNumber(shown.size, language) })}
        </p>
        {shown.size === 0 && <NoSchemes onShowAll={() => apply({ category: ALL_CATEGORIES, text: '' })} />}
        {categories.map((category) => (
          <SchemeList key={category.id} category={category} shown={shown} />
        ))}
      </div>
    </div>
  );
}

/** The filter of the address. It follows the address, and is put there when the visitor settles on one. */
function useAddressedFilter(categories: ListedCategory[]) {
  const navigate = useNavigate();
  const { search } = useLiveLocation();
  const ids = categories.map(({ id }) => id);
  const [filter, setFilter] = useState(() => parseFilter(search, ids));
  const [followed, setFollowed] = useState(search);
  if (followed !== search) {
    setFollowed(search);
    setFilter(parseFilter(search, ids));
  }
  const keepInAddress = (next: SchemeFilter) => {
    const query = formatFilter(next);
    if (query !== window.location.search) navigate({ search: query }, { replace: true, preventScrollReset: true });
  };
  return [filter, setFilter, keepInAddress] as const;
}
