import { ListChecks } from 'lucide-react';
import {
  type MouseEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import {
  ALL_CATEGORIES,
  FIRST_HIDDEN_ID,
  filterSchemes,
  type ListedCategory,
  NO_FILTER,
  PAGE_SIZE,
  placeSchemes,
  type SchemeFilter,
} from './listing.ts';
import styles from './SchemeBrowser.module.css';
import { SchemeFilters } from './SchemeFilters.tsx';
import { SchemeList } from './SchemeList.tsx';
import { useViewInUrl } from './useViewInUrl.ts';

export function SchemeBrowser({ categories }: { categories: ListedCategory[] }) {
  const { t } = useTranslation('schemes');
  const list = useRef<HTMLDivElement>(null);
  const [view, showView, saveInUrl] = useViewInUrl(categories.map(({ id }) => id));
  const { filter, listed } = view;
  const deferred = useDeferredValue(filter);
  const texts = useCardTexts(list, categories);
  const shown = useMemo(() => filterSchemes(categories, texts, deferred), [categories, texts, deferred]);
  const places = useMemo(() => placeSchemes(categories, shown, listed), [categories, shown, listed]);

  const apply = (next: SchemeFilter) => {
    showView({ filter: next, listed: PAGE_SIZE });
    saveInUrl({ filter: next, listed: PAGE_SIZE });
  };
  /** Lists `next` cards. Renders synchronously, because focus and find-in-page need the card immediately. */
  const listCards = (next: number) => {
    flushSync(() => showView({ filter, listed: next }));
    saveInUrl({ filter, listed: next });
  };
  const showMore = (next: number) => {
    listCards(next);
    list.current?.querySelectorAll<HTMLElement>('[data-place="listed"] h3 a')[listed]?.focus();
  };
  /** Shows all cards when find-in-page has found a hidden card. */
  const showAll = useEffectEvent(() => listCards(shown.size));
  useEffect(() => {
    const { current } = list;
    const onMatch = () => showAll();
    current?.addEventListener('beforematch', onMatch);
    return () => current?.removeEventListener('beforematch', onMatch);
  }, []);
  return (
    <div className={styles.browser}>
      <div className={styles.side}>
        <SchemeFilters
          filter={filter}
          categories={categories}
          onText={(text) => showView({ filter: { ...filter, text }, listed: PAGE_SIZE })}
          onChoice={(choice) => apply({ ...filter, ...choice })}
          onCommit={() => saveInUrl(view)}
        />
        <FinderLink />
        <CategoryJumps categories={categories} />
      </div>
      <div>
        <div className={`ends ${styles.found}`}>
          <p className={styles.count} aria-live="polite">
            {t('count', { count: shown.size, number: shown.size })}
          </p>
          <p className={styles.order}>{t('byCategory')}</p>
        </div>
        {shown.size === 0 && <NoSchemes filter={filter} onShowAll={() => apply(NO_FILTER)} />}
        <SchemeList ref={list} categories={categories} chosen={deferred.category} places={places} />
        {shown.size > PAGE_SIZE && <MoreSchemes listed={listed} total={shown.size} onList={showMore} />}
      </div>
    </div>
  );
}

/** Reads the texts of the cards from the page, which alone contains them. Returns them by the id of the scheme. */
function useCardTexts(list: RefObject<HTMLElement | null>, categories: ListedCategory[]): ReadonlyMap<string, string> {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  // Reads the texts before the filter of the address hides cards.
  useLayoutEffect(() => {
    const cards = list.current?.querySelectorAll('article') ?? [];
    const ids = categories.flatMap(({ schemes }) => schemes.map(({ id }) => id));
    const textOf = (id: string, index: number): [string, string] => {
      const parts = cards[index]?.querySelectorAll('[data-filtered]') ?? [];
      return [id, Array.from(parts, ({ textContent }) => textContent).join(' ')];
    };
    setTexts(new Map(ids.map(textOf)));
  }, [list, categories]);
  return texts;
}

function FinderLink() {
  const { t } = useTranslation('schemes');
  return (
    <div className={`no-print ${styles.box}`}>
      <ListChecks aria-hidden="true" />
      <div>
        <b>{t('notSure')}</b>
        <p>{t('notSureText')}</p>
        <PageLink to="/eligibility" className={buttons.onward}>
          {t('checkWhatICanGet')}
        </PageLink>
      </div>
    </div>
  );
}

/** Links to the categories without JavaScript, which the filters need. */
function CategoryJumps({ categories }: { categories: ListedCategory[] }) {
  const { t } = useTranslation('schemes');
  return (
    <nav className={styles.jumps} aria-label={t('categories')}>
      <ul>
        {categories.map(({ id, title, schemes }) => (
          <li key={id}>
            <a href={`#${id}`}>{t('categoryWithCount', { category: title, number: schemes.length })}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Offers the search of the whole site for the typed words, which also finds schemes of other departments. */
function NoSchemes({ filter, onShowAll }: { filter: SchemeFilter; onShowAll: () => void }) {
  const { t } = useTranslation('schemes');
  const text = filter.text.trim();
  return (
    <EmptyState picture="/images/scenes/search-geru.svg">
      <h2>{t('noSchemes')}</h2>
      <p>{t(filter.category === ALL_CATEGORIES ? 'noSchemesText' : 'noSchemesInCategory')}</p>
      {text && (
        <p>
          <PageLink className={buttons.primary} to={`/search?q=${encodeURIComponent(text)}`}>
            {t('searchSiteFor', { text })}
          </PageLink>
        </p>
      )}
      <p>
        <button type="button" className={text ? buttons.secondary : buttons.primary} onClick={onShowAll}>
          {t('allSchemes')}
        </button>
      </p>
      <p>
        <PageLink className="tap" to="/district">
          {t('findOffice')}
        </PageLink>
      </p>
    </EmptyState>
  );
}

/** Links to a hidden card, so that `:target` rules show all cards before the script has loaded. */
function MoreSchemes({ listed, total, onList }: { listed: number; total: number; onList: (listed: number) => void }) {
  const { t } = useTranslation('schemes');
  const rest = total - listed;
  const linkProps = (next: number) => ({
    className: buttons.secondary,
    href: `#${FIRST_HIDDEN_ID}`,
    'data-hydrates': '' as const,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onList(next);
    },
  });
  return (
    <div className={styles.more}>
      <p role="status">{rest > 0 ? t('listed', { listed, total }) : t('allListed', { total })}</p>
      {rest > 0 && <a {...linkProps(listed + PAGE_SIZE)}>{t('showMore', { number: Math.min(PAGE_SIZE, rest) })}</a>}
      {rest > PAGE_SIZE && <a {...linkProps(total)}>{t('showAll', { number: total })}</a>}
    </div>
  );
}
