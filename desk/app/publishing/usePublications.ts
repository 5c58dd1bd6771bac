import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Publications } from '../../server/publishing/publicationTypes.ts';
import { errorSentence } from '../errorSentence.ts';
import { AT_FOCUS, useLoaded } from '../useLoaded.ts';
import { useTranslator } from '../words.ts';
import { publishingApi } from './publishingApi.ts';

/** Runs a request that answers with the publications. Resolves to whether it succeeded. */
export type RunPublishing = (send: () => Promise<Publications>) => Promise<boolean>;

/** How often to ask while a publication runs or waits. */
const POLL_MS = 2000;

const pauseOf = (publications: Publications | undefined) =>
  (publications?.running ?? publications?.waiting[0]) ? POLL_MS : false;

const queryKey = ['publications'];

/** Reads the publications, and follows a running one. */
export function usePublications() {
  const { language } = useTranslator();
  const client = useQueryClient();
  const { data: publications, problem } = useLoaded(queryKey, publishingApi.read, {
    ...AT_FOCUS,
    refetchInterval: ({ state }) => pauseOf(state.data),
  });
  const { mutateAsync, error } = useMutation({
    mutationFn: (send: () => Promise<Publications>) => send(),
    onSuccess: async (answer) => {
      // Looks that began earlier may answer with the state before the action.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, answer);
    },
  });
  const run: RunPublishing = (send) =>
    mutateAsync(send).then(
      () => true,
      () => false,
    );
  return { publications, run, failure: problem || (error ? errorSentence(error, language) : '') };
}
