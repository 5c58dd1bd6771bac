import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '#app/components/hooks/useHydrated.ts';
import type { ListedCategory, ListedScheme } from './listing.ts';
import { FIRST_LATER, type Place, placeOf } from './places.ts';
import { SchemeCard } from './SchemeCard.tsx';
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

type SchemeItemProps = { scheme: ListedScheme; place: Place; isFirstLater: boolean };

/** A card in the list. One that comes later is hidden so that the browser's own search in the page still finds it. */
const SchemeItem = memo(function SchemeItem({ scheme, place, isFirstLater }: SchemeItemProps) {
  const item = useRef<HTMLLIElement>(null);
  // Set here and not in the finished page: without script every card is read. And React writes each value of `hidden` as
  // the plain one, which is never searched.
  useLayoutEffect(() => {
    const { current } = item;
    if (place === 'later') {
      current?.setAttribute('hidden', 'until-found');
      current?.setAttribute('aria-hidden', 'true');
    } else {
      current?.removeAttribute('hidden');
      current?.removeAttribute('aria-hidden');
    }
  }, [place]);
  return (
    <li ref={item} data-place={place} id={isFirstLater ? FIRST_LATER : undefined}>
      <SchemeCard scheme={scheme} />
    </li>
  );
});
