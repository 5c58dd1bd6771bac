import { useEffect, useState } from 'react';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { loadIndex } from '#app/search/loadIndex.ts';
import type { SearchIndex } from '#app/search/searchIndex.ts';

/** Loads the search index of the page's language once it is wanted. */
export function useSearchIndex() {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<SearchIndex | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isMounted = true;
    const settle = (outcome: SearchIndex | 'failed') => isMounted && setResult(outcome);
    loadIndex(language, attempt > 0 ? 'reload' : 'default').then(settle, () => settle('failed'));
    return () => {
      isMounted = false;
    };
  }, [language, attempt]);
  return {
    index: typeof result === 'string' ? undefined : result,
    failed: result === 'failed',
    tryAgain: () => {
      setResult('loading');
      setAttempt(attempt + 1);
    },
  };
}
