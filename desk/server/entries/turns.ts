import { HttpError } from '../../httpError.ts';

/** More than a screen has open at once: it sends one file, check, import or approval after the other. */
const MOST_WAITING = 5;

type Turn = { owner: unknown; run: () => Promise<void> };

/**
 * Returns a function that runs one piece of work of each owner at a time, and at most `atOnce` of all owners, who take turns. Rejects with
 * status 429 when `mostWaiting` of the owner wait.
 */
export function createTurns({ atOnce = Infinity, mostWaiting = MOST_WAITING } = {}) {
  const running = new Set<unknown>();
  const waiting: Turn[] = [];
  const runNext = () => {
    const index = running.size < atOnce ? waiting.findIndex(({ owner }) => !running.has(owner)) : -1;
    const [turn] = index < 0 ? [] : waiting.splice(index, 1);
    if (!turn) return;
    const { owner, run } = turn;
    running.add(owner);
    void run().then(() => {
      running.delete(owner);
      // Moves the owner behind all others, so that nobody waits for two pieces of work of one owner.
      waiting.sort((a, b) => Number(a.owner === owner) - Number(b.owner === owner));
      runNext();
    });
  };
  return <Result>(owner: unknown, work: () => Promise<Result>): Promise<Result> => {
    if (waiting.filter((turn) => turn.owner === owner).length >= mostWaiting)
      return Promise.reject(new HttpError(429, { reason: 'tooManyTries' }));
    return new Promise((resolve, reject) => {
      waiting.push({ owner, run: () => work().then(resolve, reject) });
      runNext();
    });
  };
}
