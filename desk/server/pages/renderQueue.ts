import { HttpError } from '../../httpError.ts';

type Job = { owner: string; controller: AbortController; run: () => Promise<void> };

/** `owner`: whose older request ends when a newer one comes, such as a user. */
type RenderQueue = <Result>(owner: string, work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

/** Runs one piece of work at a time. An older request of the same owner rejects with an HttpError of status 409 and the reason `newerPreview`. */
export function createRenderQueue(): RenderQueue {
  let running: Job | undefined;
  const waiting: Job[] = [];
  const runNext = () => {
    if (running) return;
    running = waiting.shift();
    running?.run().finally(() => {
      running = undefined;
      runNext();
    });
  };
  return (owner, work) => {
    for (const job of [running, ...waiting])
      if (job?.owner === owner) job.controller.abort(new HttpError(409, { reason: 'newerPreview' }));
    return new Promise((resolve, reject) => {
      const controller = new AbortController();
      const { signal } = controller;
      signal.addEventListener('abort', () => reject(signal.reason));
      const run = async () => {
        if (!signal.aborted) await work(signal).then(resolve, reject);
      };
      waiting.push({ owner, controller, run });
      runNext();
    });
  };
}
