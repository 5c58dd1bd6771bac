import { useEffect, useState } from 'react';
import { withoutEmptyFields } from '../../compare.ts';
import { HttpError } from '../../httpError.ts';
import type { PreviewAddresses } from '../../server/pages/pageTypes.ts';
import { type EntryKey, request } from '../api.ts';
import type { Word } from '../words.ts';

/** Pause in typing after which the page is rendered, which takes about two seconds. */
const PAUSE_MS = 800;

/** `addresses`: of the last page that could be rendered. `barrier`: why there is no newer one. */
type State = { addresses?: PreviewAddresses; barrier?: Word; isMaking: boolean };

const BARRIERS: ReadonlyMap<unknown, Word> = new Map([
  ['previewIncomplete', 'pages.errors.previewIncomplete'],
  ['previewBroken', 'pages.errors.previewBroken'],
  ['previewSlow', 'pages.errors.previewSlow'],
  ['tooManyTries', 'accounts.errors.tooManyTries'],
]);

/** Renders the page of an entry on the server at each pause in typing. */
export function usePagePreview({ collection, entry }: EntryKey, value: unknown): State {
  const [state, setState] = useState<State>({ isMaking: true });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      setState((last) => ({ ...last, isMaking: true }));
      const body = { collection, entry, value: withoutEmptyFields(value) ?? {} };
      request<PreviewAddresses>('POST', '/api/preview', body).then(
        (addresses) => isCurrent && setState({ addresses, isMaking: false }),
        (error: unknown) =>
          isCurrent &&
          setState(({ addresses }) => ({
            ...(addresses && { addresses }),
            barrier: barrierOf(error),
            isMaking: false,
          })),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [collection, entry, value]);
  return state;
}

const barrierOf = (error: unknown): Word =>
  (error instanceof HttpError && BARRIERS.get(error.body.reason)) || 'noAnswer';
