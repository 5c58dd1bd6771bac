import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';

/**
 * Sends a request at each pause in typing of `pauseMs` milliseconds. `data`: the last answer, also while a newer text waits for its own
 * (`isPlaceholderData`); null after a failure, because the last answer is about other values. `queryKey` contains all that `send` sends.
 */
export const useDebouncedAnswer = <Answer>(queryKey: QueryKey, send: () => Promise<Answer>, pauseMs: number) =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      // Ends here if the key has changed, which aborts the signal only because it was read.
      signal.throwIfAborted();
      return send().catch(() => null);
    },
    placeholderData: keepPreviousData,
  });
