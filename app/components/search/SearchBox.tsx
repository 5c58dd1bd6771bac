import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import buttons from '../buttons.module.css';
import { useHydrated } from '../hooks/useHydrated.ts';
import styles from './SearchBox.module.css';
import type { ListState } from './SearchSuggestions.tsx';
import { useFetchedSuggestions } from './useFetchedSuggestions.ts';

type SearchBoxProps = {
  /** Names the form for those who jump from landmark to landmark; two forms on a page need two names. */
  label?: string;
  className?: string | undefined;
  large?: boolean;
  /** The button shows only its icon; its name is read out. */
  iconOnly?: boolean;
  placeholder?: string;
  /** What was searched for, on the page of the results. */
  initial?: string;
};

/**
 * The way into the search page: a plain form, so that it works before and without script. The first focus fetches what
 * suggests while one types.
 */
export function SearchBox({
  label,
  className,
  large = false,
  iconOnly = !large,
  placeholder,
  initial,
}: SearchBoxProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const canSuggest = useHydrated();
  const Suggestions = useFetchedSuggestions(box);
  const [list, setList] = useState<ListState>({ open: false, active: undefined });
  useEffect(() => {
    // Only a real query: what somebody typed before React started stays.
    if (box.current && initial) box.current.value = initial;
  }, [initial]);
  // What was sent is no longer being typed: suggestions that arrive now stay closed.
  const send = () => {
    if (box.current) box.current.defaultValue = box.current.value;
  };
  return (
    <Form
      role="search"
      aria-label={label ?? t('searchThisSite')}
      action={pathIn(useLanguage(), '/search')}
      className={`${styles.box} ${className ?? ''}`}
      data-large={large}
      onSubmit={send}
    >
      <label className="sr" htmlFor={id}>
        {t('searchThisSite')}
      </label>
      <input
        ref={box}
        className={styles.field}
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        maxLength={200}
        defaultValue={initial}
        placeholder={placeholder ?? t('searchThisSite')}
        {...(canSuggest && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': list.open,
          'aria-controls': list.open ? `${id}-list` : undefined,
          'aria-activedescendant': list.active,
        })}
      />
      <button type="submit" className={`${buttons.primary} ${styles.button}`}>
        <Search aria-hidden="true" />
        <span className={iconOnly ? 'sr' : undefined}>{t('search')}</span>
      </button>
      {Suggestions && <Suggestions field={box} id={`${id}-list`} onChange={setList} />}
    </Form>
  );
}
