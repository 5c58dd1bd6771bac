import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from './errorSentence.ts';
import { useTranslator } from './words.ts';

type Options<Data> = Pick<UseQueryOptions<Data>, 'refetchOnWindowFocus' | 'refetchInterval'>;

/** For data that other people or programs change while a page is open. */
export const AT_FOCUS = { refetchOnWindowFocus: true };

/** Loads data when a screen opens, and again for another key. `problem`: the sentence for a failure, or empty. */
export function useLoaded<Data>(queryKey: QueryKey, load: () => Promise<Data>, options?: Options<Data>) {
  const { language } = useTranslator();
  const { data, error, refetch } = useQuery({ queryKey, queryFn: load, ...options });
  // Keeps the former data while another language loads, and if that fails, because people may be writing below it.
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const reload = async () => {
    await refetch();
  };
  return { data: data ?? last, problem: error === null ? '' : errorSentence(error, language), reload };
}
