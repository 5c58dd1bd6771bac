import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { retryableImport } from '#app/retryableImport.ts';
import type { SearchSuggestionsProps } from './SearchSuggestions.tsx';

const importSuggestions = retryableImport(() => import('./SearchSuggestions.tsx'));

/** The part that suggests, from the first focus of the field on; while it is missing, the next focus asks again. */
export function useFetchedSuggestions(box: RefObject<HTMLInputElement | null>) {
  const [part, setPart] = useState<ComponentType<SearchSuggestionsProps>>();
  useEffect(() => {
    const field = box.current;
    const fetchPart = () => {
      importSuggestions().then(
        ({ SearchSuggestions }) => setPart(() => SearchSuggestions),
        () => console.info('No suggestions: their script did not arrive.'),
      );
    };
    if (document.activeElement === field) fetchPart();
    field?.addEventListener('focus', fetchPart);
    return () => field?.removeEventListener('focus', fetchPart);
  }, [box]);
  return part;
}
