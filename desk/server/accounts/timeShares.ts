import { HttpError } from '../../httpError.ts';

/** Part of the server's time that one user can take for long while others work. */
const SHARE = 1 / 3;

/** Milliseconds that a user can take beyond the share, because people at work send a long request only now and then. */
const SAVED_MS = 1000;

/** For how many milliseconds after a request its user counts as one who works. */
const AT_WORK_MS = 10_000;

/** More than a screen sends at once. */
const MOST_WAITING = 200;

/** More than a screen sends at once of requests whose bodies fill the memory while they wait. */
const MOST_LARGE_WAITING = 5;

/** The clock, and a pause, after which the server has read from its connections again. Tests have their own. */
type Time = { now: () => number; pause: (milliseconds: number) => Promise<unknown> };

/** `isPassive`: sent by an open page itself, without somebody at work. `isLarge`: has a body of more than a megabyte, or of unknown length. */
type WaitingRequest = { isPassive?: boolean | undefined; isLarge?: boolean };

/** `paidUntil`: when the share of the user has paid for all that the user took. */
type Owner = { turn: Promise<void>; waiting: number; seen: number; paidUntil: number };

/**
 * Returns a function that waits until a request of a user may begin: one after the other, and after a pause if the user has taken more than the
 * share while others work, so that the requests of others come between. Rejects with status 429 when too many of the user wait.
 */
export function createTimeShares({ now, pause }: Time): (userId: number, request?: WaitingRequest) => Promise<void> {
  const owners = new Map<number, Owner>();
  const isAlone = (owner: Owner) => [...owners.values()].every((one) => one === owner || one.seen < now() - AT_WORK_MS);
  const begin = async (owner: Owner) => {
    await pause(0);
    const owed = owner.paidUntil - SAVED_MS - now();
    if (owed > 0) await pause(owed);
    owner.waiting--;
    const begun = now();
    // Runs when the request has done all that it does without waiting, because promises are settled before the next tick.
    process.nextTick(() => {
      if (!isAlone(owner)) owner.paidUntil = Math.max(begun, owner.paidUntil) + (now() - begun) / SHARE;
    });
  };
  return async (userId, { isPassive = false, isLarge = false } = {}) => {
    const owner = owners.get(userId) ?? { turn: Promise.resolve(), waiting: 0, seen: 0, paidUntil: 0 };
    owners.set(userId, owner);
    if (!isPassive) owner.seen = now();
    if (owner.waiting >= (isLarge ? MOST_LARGE_WAITING : MOST_WAITING))
      throw new HttpError(429, { reason: 'tooManyTries' });
    owner.waiting++;
    owner.turn = owner.turn.then(() => begin(owner));
    await owner.turn;
  };
}
