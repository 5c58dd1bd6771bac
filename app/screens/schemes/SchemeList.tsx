import { memo, type RefObject } from 'react';
import { useHydrated } from '#app/components/hooks/useHydrated.ts';
import type { ListedCategory } from './listing.ts';
import { type Place, placeOf } from './places.ts';
import { SchemeItem } from './SchemeItem.tsx';
import styles from './SchemeList.module.css';

type SchemeListProps = {
  ref: RefObject<HTMLDivElement | null>;
  categories: ListedCategory[];
  chosen: string;
  places: ReadonlyMap<string, Place>;
};

/**
 * The cards of all categories in one grid. They are hidden, not taken away: on a slow phone that is four times as quick.
 * Memoised, because the answer to a press on a filter is painted before the cards follow it.
 */
export const SchemeList = memo(function SchemeList({ ref, categories, chosen, places }: SchemeListProps) {
  const firstLater = [...places].find(([, place]) => place === 'later')?.[0];
  return (
    <div ref={ref} className={styles.list} data-live={useHydrated()}>
      {categories.map((category) => (
        <section
          key={category.id}
          className={styles.category}
          data-place={placeOf(category, places)}
          data-chosen={category.id === chosen}
        >
          <div className={styles.head}>
            <h2 id={category.id}>{category.title}</h2>
            <p>{category.description}</p>
          </div>
          <ul className={styles.cards}>
            {category.schemes.map((scheme) => (
              <SchemeItem
                key={scheme.id}
                scheme={scheme}
                place={places.get(scheme.id) ?? 'out'}
                isFirstLater={scheme.id === firstLater}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
