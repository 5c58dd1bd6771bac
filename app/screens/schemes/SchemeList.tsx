import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '#app/components/hooks/useHydrated.ts';
import { useFixedPart } from '#app/islands/fixedParts.ts';
import { type CardPlacement, FIRST_HIDDEN_ID, type ListedCategory, placeCategory } from './listing.ts';
import styles from './SchemeList.module.css';

type SchemeListProps = {
  ref: RefObject<HTMLDivElement | null>;
  categories: ListedCategory[];
  chosen: string;
  places: ReadonlyMap<string, CardPlacement>;
};

/** Lists the cards by category. Hides cards instead of unmounting them, which is four times as fast on a slow phone. */
export const SchemeList = memo(function SchemeList({ ref, categories, chosen, places }: SchemeListProps) {
  const firstLater = [...places].find(([, place]) => place === 'later')?.[0];
  const isLive = useHydrated();
  return (
    <div ref={ref} className={styles.list} data-live={isLive}>
      {categories.map((category) => {
        const place = placeCategory(category, places);
        return (
          <section
            key={category.id}
            className={styles.category}
            data-place={place}
            data-chosen={category.id === chosen}
          >
            <CategoryHead part={category.part} />
            {/* Hides a list without a listed card from screen readers, which would announce an empty list. */}
            <ul role="list" className={styles.cards} aria-hidden={(isLive && place === 'later') || undefined}>
              {category.schemes.map((scheme, index) => (
                <SchemeItem
                  key={scheme.id}
                  part={category.part + 1 + index}
                  place={places.get(scheme.id) ?? 'out'}
                  isFirstLater={scheme.id === firstLater}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
});

function CategoryHead({ part }: { part: number }) {
  return <div className={styles.head} {...useFixedPart(`${part}`)} />;
}

type SchemeItemProps = { part: number; place: CardPlacement; isFirstLater: boolean };

/** Hides the cards after "Show more" with `until-found`, so that find-in-page still finds them. */
const SchemeItem = memo(function SchemeItem({ part, place, isFirstLater }: SchemeItemProps) {
  const item = useRef<HTMLLIElement>(null);
  // Must be set in an effect: prerendered pages show every card, and React cannot render `hidden="until-found"`.
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
    <li ref={item} data-place={place} id={isFirstLater ? FIRST_HIDDEN_ID : undefined}>
      <article className={styles.card} {...useFixedPart(`${part}`)} />
    </li>
  );
});
