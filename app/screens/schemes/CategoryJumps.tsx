import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './CategoryJumps.module.css';
import type { ListedCategory } from './listing.ts';

/** Without script nothing can be filtered: links down to each category stand in place of the list of choices. */
export function CategoryJumps({ categories }: { categories: ListedCategory[] }) {
  const { t } = useTranslation('schemes');
  const language = useLanguage();
  return (
    <nav className={styles.jumps} aria-label={t('categories')}>
      <ul>
        {categories.map(({ id, title, schemes }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {t('categoryWithCount', { category: title, number: formatNumber(schemes.length, language) })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
