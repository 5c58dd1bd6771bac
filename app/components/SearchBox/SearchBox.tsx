import { Search } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import buttons from '../buttons/buttons.module.css';
import styles from './SearchBox.module.css';

type SearchBoxProps = { className?: string | undefined; large?: boolean; placeholder?: string; initial?: string };

/** The way into the search page: a plain form, so that it works before and without script. */
export function SearchBox({ className, large = false, placeholder, initial }: SearchBoxProps) {
  const { t } = useTranslation('shell');
  const field = useId();
  return (
    <Form
      role="search"
      action={pathIn(useLanguage(), '/search')}
      className={`${styles.box} ${className ?? ''}`}
      data-large={large}
    >
      <label className="sr" htmlFor={field}>
        {t('searchThisSite')}
      </label>
      <input
        className={styles.field}
        id={field}
        type="search"
        name="q"
        autoComplete="off"
        maxLength={200}
        defaultValue={initial}
        key={initial}
        placeholder={placeholder ?? t('searchThisSite')}
      />
      <button type="submit" className={`${buttons.primary} ${styles.button}`}>
        <Search aria-hidden="true" />
        <span className={large ? undefined : 'sr'}>{t('search')}</span>
      </button>
    </Form>
  );
}
