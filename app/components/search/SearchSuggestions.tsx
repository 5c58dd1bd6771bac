import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useLateTranslation } from '#app/i18n/useLateTranslation.ts';
import { kindText, type SearchHit } from '#app/search/entries.ts';
import { suggest } from '#app/search/search.ts';
import { Suggestion, Suggestions, useCombobox } from './Combobox.tsx';
import { Marked } from './Marked.tsx';
import styles from './SearchSuggestions.module.css';
import { useSearchIndex } from './useSearchIndex.ts';

/** Limits the list, including the last row, to the space above a small phone's keyboard. */
const MAX_HITS = 6;

/** `active`: id of the active row. */
export type ListState = { open: boolean; active: string | undefined };

type SearchSuggestionsProps = {
  field: RefObject<HTMLInputElement | null>;
  id: string;
  onChange: (state: ListState) => void;
};

/** Adds suggestions to a search field, which works without them. */
export function SearchSuggestions({ field, id, onChange }: SearchSuggestionsProps) {
  const { t, ready } = useLateTranslation('search');
  const language = useLanguage();
  const { index, failed, tryAgain } = useSearchIndex();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const hasSearched = index !== undefined && ready && query.trim() !== '';
  const hits = hasSearched ? suggest(index, query, MAX_HITS) : [];

  const clear = () => {
    if (field.current) field.current.value = '';
    setTyped('');
  };
  const choose = (row: number) => {
    const hit = hits[row];
    if (!hit) return field.current?.form?.requestSubmit();
    clear();
    window.location.assign(pathIn(language, hit.path));
  };
  const count = hits.length > 0 ? hits.length + 1 : 0;
  const { open, active, show, close, closeSoon, handleKey } = useCombobox({ count, onChoose: choose, onClear: clear });

  useFieldEvents(field, {
    onInput: () => {
      setTyped(field.current?.value ?? '');
      // Opens the list only while the field has focus, because a loss of focus closes the list.
      if (document.activeElement === field.current) show();
      if (failed) tryAgain();
    },
    onKeyDown: (event) => {
      // The surrounding menu handles Escape only if the field is empty and the list is closed.
      if (event.key === 'Escape' && (open || field.current?.value)) event.stopPropagation();
      handleKey(event);
    },
    onBlur: closeSoon,
    onSubmit: close,
  });

  useEffect(() => {
    onChange({ open, active: active >= 0 ? `${id}-${active}` : undefined });
  }, [onChange, open, active, id]);

  const number = formatNumber(hits.length, language);
  const summary = hits.length > 0 ? t('suggested', { count: hits.length, number }) : t('noSuggestions');
  const announcement = useDebouncedText(hasSearched ? summary : '');
  return (
    <>
      <HitList id={id} hits={hits} query={query.trim()} open={open} active={active} onChoose={choose} />
      <span role="status" className="sr">
        {announcement}
      </span>
    </>
  );
}

type FieldEvents = {
  onInput: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
  onSubmit: () => void;
};

/** Listens to a field of another component and also reports text typed before mounting. */
function useFieldEvents(field: RefObject<HTMLInputElement | null>, events: FieldEvents) {
  const onInput = useEffectEvent(events.onInput);
  const onKeyDown = useEffectEvent(events.onKeyDown);
  const onBlur = useEffectEvent(events.onBlur);
  const onSubmit = useEffectEvent(events.onSubmit);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (input.value !== input.defaultValue) onInput();
    const controller = new AbortController();
    const { signal } = controller;
    input.addEventListener('input', onInput, { signal });
    input.addEventListener('keydown', onKeyDown, { signal });
    input.addEventListener('blur', onBlur, { signal });
    input.form?.addEventListener('submit', onSubmit, { signal });
    return () => controller.abort();
  }, [field]);
}

const DEBOUNCE_MS = 800;

/** Delays a text until typing stops, so that screen readers announce it once. */
function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled === text ? text : '';
}

type HitListProps = {
  id: string;
  hits: SearchHit[];
  query: string;
  open: boolean;
  active: number;
  onChoose: (row: number) => void;
};

/** Lists the hits and, in the last row, a link to all results. */
function HitList({ id, hits, query, open, active, onChoose }: HitListProps) {
  const { t } = useLateTranslation('search');
  return (
    <div className={styles.under}>
      <Suggestions id={id} label={t('suggestions')} open={open}>
        {hits.map(({ kind, path, title, caution, words }, row) => (
          <Suggestion
            key={`${kind} ${path} ${title}`}
            id={`${id}-${row}`}
            active={row === active}
            onChoose={() => onChoose(row)}
          >
            <span className={styles.title}>
              <Marked text={title} words={words} />
            </span>{' '}
            <span className={styles.kind}>{kindText({ kind, caution }, t)}</span>
          </Suggestion>
        ))}
        <Suggestion id={`${id}-${hits.length}`} active={active === hits.length} onChoose={() => onChoose(hits.length)}>
          <span className={styles.all}>{t('seeAll', { query })}</span>
        </Suggestion>
      </Suggestions>
    </div>
  );
}
