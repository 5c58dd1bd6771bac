import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { retryableImport } from '#app/retryableImport.ts';
import buttons from '../buttons.module.css';
import { useLazyComponent } from '../dialogs/useLazyComponent.tsx';
import { useHydrated } from '../hooks/useHydrated.ts';
import styles from './SearchBox.module.css';
import type { ListState } from './SearchSuggestions.tsx';

const loadSuggestions = retryableImport(() => import('./SearchSuggestions.tsx'));

/** `label`: name of the landmark; two search forms on a page need different names. */
export type SearchBoxProps = {
  label?: string;
  className?: string | undefined;
  large?: boolean;
  iconOnly?: boolean;
  placeholder?: string;
};

/** Opens the search page with a plain form, which works without script. Loads suggestions on the first focus. */
export function SearchBox({ label, className, large = false, iconOnly = !large, placeholder }: SearchBoxProps) {
  const { t, language } = useTranslation('search-box');
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const canSuggest = useHydrated();
  const { Component: Suggestions, open: load } = useLazyComponent(loadSuggestions, 'SearchSuggestions');
  const [list, setList] = useState<ListState>({ open: false, active: undefined });
  const loadIfFocused = useEffectEvent(() => {
    if (document.activeElement === box.current) load();
  });
  useEffect(() => loadIfFocused(), []);
  const submit = () => {
    // Prevents suggestions from opening if they load after the form was submitted.
    if (box.current) box.current.defaultValue = box.current.value;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>.
    <form
      role="search"
      aria-label={label ?? t('searchThisSite')}
      action={pathIn(language, '/search')}
      className={`${styles.box} ${className ?? ''}`}
      data-large={large}
      onSubmit={submit}
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
        placeholder={placeholder ?? t('searchThisSite')}
        onFocus={load}
        {...(canSuggest && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': list.open,
          'aria-controls': list.open ? `${id}-list` : undefined,
          'aria-activedescendant': list.active,
        })}
      />
      <button type="submit" className={`${buttons.secondary} ${styles.button}`}>
        <Search aria-hidden="true" />
        <span className={iconOnly ? 'sr' : undefined}>{t('search')}</span>
      </button>
      {Suggestions && <Suggestions field={box} id={`${id}-list`} onChange={setList} />}
    </form>
  );
}
