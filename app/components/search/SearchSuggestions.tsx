import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathIn } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useLateTranslation } from '#app/i18n/useLateTranslation.ts';
import { suggest } from '#app/search/search.ts';
import { SuggestedHits } from './SuggestedHits.tsx';
import { useSearchIndex } from './useSearchIndex.ts';
import { useSettled } from './useSettled.ts';
import { useSuggestions } from './useSuggestions.ts';

/** With the row that leads to all results seven: what a small phone shows above its keyboard, and a little to scroll. */
const MOST = 6;

/** What the field says of its list. */
export type ListState = { open: boolean; active: string | undefined };

export type SearchSuggestionsProps = {
  field: RefObject<HTMLInputElement | null>;
  id: string;
  onChange: (state: ListState) => void;
};

/**
 * Suggestions while one types. The script of it, the engine and the index come with the first focus; until then, and where
 * they do not arrive, the field is one of a plain form. It listens to that field from outside, so that typing goes on.
 */
export function SearchSuggestions({ field, id, onChange }: SearchSuggestionsProps) {
  const { t, ready } = useLateTranslation('search');
  const language = useLanguage();
  const navigate = useNavigate();
  const { index, failed, tryAgain } = useSearchIndex();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const hits = index && ready && query.trim() ? suggest(index, query, MOST) : [];
  const count = hits.length > 0 ? hits.length + 1 : 0;

  const empty = () => {
    if (field.current) field.current.value = '';
    setTyped('');
  };
  const choose = (row: number) => {
    const hit = hits[row];
    if (!hit) return field.current?.form?.requestSubmit();
    empty();
    navigate(pathIn(language, hit.path));
  };
  const { open, active, show, close, closeSoon, answerKey } = useSuggestions({
    count,
    onChoose: choose,
    onClear: empty,
  });

  const read = useEffectEvent(() => {
    setTyped(field.current?.value ?? '');
    // The script may arrive after the field was left, and nothing would close the list again.
    if (document.activeElement === field.current) show();
    if (failed) tryAgain();
  });
  const answer = useEffectEvent((event: KeyboardEvent) => {
    // Enter and the arrows belong to the list of an input method so long.
    if (event.isComposing) return;
    // The menu around the field hears only an Escape that the field has no use for.
    if (event.key === 'Escape' && (open || field.current?.value)) event.stopPropagation();
    answerKey(event);
  });
  const leave = useEffectEvent(closeSoon);
  const send = useEffectEvent(close);
  useEffect(() => {
    const input = field.current;
    // What was typed while the script was on its way.
    if (input && input.value !== input.defaultValue) read();
    input?.addEventListener('input', read);
    input?.addEventListener('keydown', answer);
    input?.addEventListener('blur', leave);
    input?.form?.addEventListener('submit', send);
    return () => {
      input?.removeEventListener('input', read);
      input?.removeEventListener('keydown', answer);
      input?.removeEventListener('blur', leave);
      input?.form?.removeEventListener('submit', send);
    };
  }, [field]);

  useEffect(() => {
    onChange({ open, active: active >= 0 ? `${id}-${active}` : undefined });
  }, [onChange, open, active, id]);

  const number = formatNumber(hits.length, language);
  const found = hits.length > 0 ? t('suggested', { count: hits.length, number }) : t('noSuggestions');
  const said = useSettled(index && ready && query.trim() ? found : '');
  return (
    <>
      <SuggestedHits id={id} hits={hits} query={query.trim()} open={open} active={active} onChoose={choose} />
      <span role="status" className="sr">
        {said}
      </span>
    </>
  );
}
