import { useState } from 'react';
import { withoutEmptyFields } from '../../compare.ts';
import { HttpError } from '../../httpError.ts';
import type { PreviewAddresses } from '../../server/pages/pageTypes.ts';
import { type EntryKey, request } from '../api.ts';
import { useDebouncedAnswer } from '../useDebouncedAnswer.ts';
import type { Word } from '../words.ts';

/** Pause in typing after which the page is rendered, which takes about two seconds. */
const PAUSE_MS = 800;

/** `addresses`: of the last page that could be rendered. `barrier`: why there is no newer one. */
type Preview = { addresses?: PreviewAddresses | undefined; barrier?: Word };

const BARRIERS: ReadonlyMap<unknown, Word> = new Map([
  ['previewIncomplete', 'pages.errors.previewIncomplete'],
  ['previewBroken', 'pages.errors.previewBroken'],
  ['previewSlow', 'pages.errors.previewSlow'],
  ['tooManyTries', 'accounts.errors.tooManyTries'],
]);

/** Renders the page of an entry on the server at each pause in typing. */
export function usePagePreview({ collection, entry }: EntryKey, value: unknown): Preview & { isMaking: boolean } {
  const [addresses, setAddresses] = useState<PreviewAddresses>();
  const body = { collection, entry, value: withoutEmptyFields(value) ?? {} };
  const make = () =>
    request<PreviewAddresses>('POST', '/api/preview', body).then(
      (made): Preview => ({ addresses: made }),
      (error: unknown): Preview => ({ barrier: barrierOf(error) }),
    );
  const { data, isFetching } = useDebouncedAnswer(['preview', body], make, PAUSE_MS);
  if (data?.addresses && data.addresses !== addresses) setAddresses(data.addresses);
  return { ...data, addresses, isMaking: isFetching };
}

const barrierOf = (error: unknown): Word =>
  (error instanceof HttpError && BARRIERS.get(error.body.reason)) || 'noAnswer';
