import { useCallback, useEffect, useState } from 'react';
import type { Publications } from '../../server/publishing/publicationTypes.ts';
import { errorSentence } from '../errorSentence.ts';
import { useTranslator } from '../words.ts';
import { publishingApi } from './publishingApi.ts';

/** Runs a request that answers with the publications. Resolves to whether it succeeded. */
export type RunPublishing = (send: () => Promise<Publications>) => Promise<boolean>;

/** How often to ask while a publication runs or waits. */
const POLL_MS = 2000;

/** Reads the publications, and follows a running one. */
export function usePublications() {
  const { language } = useTranslator();
  const [publications, setPublications] = useState<Publications>();
  const [error, setError] = useState<unknown>();
  const run: RunPublishing = useCallback(async (send) => {
    try {
      setPublications(await send());
      setError(undefined);
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    }
  }, []);
  const isActive = publications !== undefined && (publications.running ?? publications.waiting[0]) !== undefined;
  useEffect(() => {
    const load = () => void run(publishingApi.read);
    load();
    addEventListener('focus', load);
    const timer = isActive ? setInterval(load, POLL_MS) : undefined;
    return () => {
      removeEventListener('focus', load);
      clearInterval(timer);
    };
  }, [run, isActive]);
  return { publications, run, failure: error === undefined ? '' : errorSentence(error, language) };
}
