import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { ListedCategory } from './listing.ts';
import { type Place, placeOf } from './places.ts';
import { SchemeItem } from './SchemeItem.tsx';
import styles from './SchemeList.module.css';

type SchemeListProps = {
  ref: Ref<HTMLDivElement>;
  categories: ListedCategory[];
  chosen: string;
  places: ReadonlyMap<string, Place>;
  onFound: () => void;
};

/**
 * The cards of all categories in one grid. They are hidden, not taken away: on a slow phone that is four times as quick.
 * `onFound` is called when the browser's own search in the page finds a card that is not listed yet.
 */
export function SchemeList({ ref, categories, chosen, places, onFound }: SchemeListProps) {
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => list.current as HTMLDivElement);
  const report = useRef(onFound);
  useEffect(() => {
    report.current = onFound;
  });
  useEffect(() => {
    const found = () => report.current();
    const grid = list.current;
    grid?.addEventListener('beforematch', found);
    return () => grid?.removeEventListener('beforematch', found);
  }, []);
  const firstLater = [...places].find(([, place]) => place === 'later')?.[0];
  return (
    <div ref={list} className={styles.list}>
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
}
