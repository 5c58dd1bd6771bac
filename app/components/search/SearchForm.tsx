import { Search } from 'lucide-react';
import { useId } from 'react';
import { pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import buttons from '../buttons.module.css';
import styles from './SearchForm.module.css';

/** `label`: name of the landmark; two search forms on a page need different names. */
type SearchFormProps = {
  label?: string;
  className?: string | undefined;
  large?: boolean;
  iconOnly?: boolean;
  placeholder?: string;
};

/** Opens the search page with a plain form, which works without script. searchSuggestions.ts adds suggestions on the first touch. */
export function SearchForm({ label, className, large = false, iconOnly = !large, placeholder }: SearchFormProps) {
  const { t, language } = useTranslation('search-box');
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>.
    <form
      role="search"
      aria-label={label ?? t('searchThisSite')}
      action={pathIn(language, '/search')}
      className={[styles.box, large && styles.large, className].filter(Boolean).join(' ')}
    >
      <label className="sr" htmlFor={id}>
        {t('searchThisSite')}
      </label>
      <input
        className={styles.field}
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        maxLength={200}
        placeholder={placeholder ?? t('searchThisSite')}
      />
      <button type="submit" className={`${buttons.secondary} ${styles.button}`}>
        <Search aria-hidden="true" />
        <span className={iconOnly ? 'sr' : undefined}>{t('search')}</span>
      </button>
    </form>
  );
}
