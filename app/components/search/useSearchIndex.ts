import { useEffect, useState } from 'react';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { loadIndex } from '#app/search/loadIndex.ts';
import type { SearchIndex } from '#app/search/searchIndex.ts';

/** The search index of the page's language. It is fetched once, by whoever asks first. */
export function useSearchIndex() {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<SearchIndex | 'loading' | 'failed'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let awaited = true;
    const settle = (outcome: SearchIndex | 'failed') => awaited && setFound(outcome);
    loadIndex(language).then(settle, () => settle('failed'));
    return () => {
      awaited = false;
    };
  }, [language, attempt]);
  return {
    index: typeof found === 'string' ? undefined : found,
    failed: found === 'failed',
    tryAgain: () => {
      setFound('loading');
      setAttempt(attempt + 1);
    },
  };
}
