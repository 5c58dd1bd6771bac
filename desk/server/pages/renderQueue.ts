import { HttpError } from '../../httpError.ts';
import { createTurns } from '../entries/turns.ts';

/** `user`: users take turns. `owner`: whose older request ends when a newer one comes, such as the form of a user. */
type RenderQueue = <Result>(
  request: { user: number; owner: string },
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/** Runs one piece of work at a time. An older request of the same owner rejects with an HttpError of status 409 and the reason `newerPreview`. */
export function createRenderQueue(): RenderQueue {
  const inTurn = createTurns({ atOnce: 1, mostWaiting: Infinity });
  const newest = new Map<string, AbortController>();
  return ({ user, owner }, work) => {
    newest.get(owner)?.abort(new HttpError(409, { reason: 'newerPreview' }));
    const controller = new AbortController();
    const { signal } = controller;
    newest.set(owner, controller);
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      const run = async () => {
        if (!signal.aborted) await work(signal).then(resolve, reject);
        if (newest.get(owner) === controller) newest.delete(owner);
      };
      void inTurn(user, run);
    });
  };
}
