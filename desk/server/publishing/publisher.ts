import { giveDueRights } from '../accounts/pendingRights.ts';
import { rebaseOpenChanges } from '../changes/rebaseChanges.ts';
import type { DeskState } from '../shared/deskState.ts';
import { isDiskFull } from '../shared/diskFull.ts';
import { createClockGuard } from './clockGuard.ts';
import { failPublication } from './endPublication.ts';
import { readPublication, readPublications, updatePublication } from './publicationStore.ts';
import type { PublishingProblem } from './publicationTypes.ts';
import type { PublisherOptions } from './publisherOptions.ts';
import { PublishingError } from './publishingError.ts';
import { endLeftCommands } from './runCommand.ts';
import { recoverPublication, runPublication } from './runPublication.ts';
import { queueDueChanges } from './schedule.ts';
import { updateIndex } from './updateIndex.ts';

/** How often the wall clock is compared with set times, in milliseconds. */
const TICK = 5000;

export type Publisher = {
  options: PublisherOptions;
  /** Runs waiting publications, one after the other. */
  wake: () => void;
  /** Stops a waiting publication, or a running one before its pages are shown. Returns false if it is too late. */
  cancel: (id: number) => boolean;
  /** Returns why the last try could neither complete nor undo a publication; undefined if it could. */
  problem: () => PublishingProblem | undefined;
  /** Settles when no publication runs or waits. */
  settled: () => Promise<void>;
  /** Ends the publisher. A publication whose pages are not shown yet waits for the next start. */
  stop: () => Promise<void>;
};

/**
 * Starts the queue of publications. Continues those that an earlier process left, and tries again every few seconds what could be neither
 * completed nor undone. Only one process may do this for a database.
 */
export function startPublisher(desk: DeskState, options: PublisherOptions, tick = TICK): Publisher {
  const { database } = desk;
  const checkClock = createClockGuard(desk);
  let isStopped = false;
  let running: { id: number; abort: AbortController } | undefined;
  const runWaiting = async () => {
    giveRights(desk, checkClock);
    await updateIndex(desk);
    queueDueChanges(desk, checkClock);
    while (!isStopped) {
      for (const row of readPublications(database, `state = 'running'`)) await recoverPublication(desk, options, row);
      const [next] = readPublications(database, `state = 'waiting' ORDER BY id LIMIT 1`);
      if (!next) return;
      const abort = new AbortController();
      running = { id: next.id, abort };
      updatePublication(database, next.id, { state: 'running' });
      await runPublication(desk, options, next.id, abort.signal).finally(() => {
        running = undefined;
      });
    }
  };
  let problem: { reason: PublishingProblem; printed: string } | undefined;
  const report = (error: unknown) => {
    const printed = error instanceof Error ? `${error}\n${error.cause}` : String(error);
    // Prints the same error once, because the next try comes in some seconds.
    if (printed !== problem?.printed) console.error(error);
    problem = { reason: isDiskFull(printed) ? 'diskFull' : 'unsettled', printed };
  };
  const clear = () => {
    problem = undefined;
  };
  endLeftCommands(desk.data);
  // Somebody may have changed the content by hand while the desk did not run.
  let queue = Promise.resolve()
    .then(() => void rebaseOpenChanges(desk))
    .then(runWaiting)
    .then(clear, report);
  const wake = () => {
    queue = queue.then(runWaiting).then(clear, report);
  };
  const timer = setInterval(wake, tick);
  return {
    options,
    wake,
    cancel: (id) => cancelPublication(desk, id, running?.id === id ? running.abort : undefined),
    problem: () => problem?.reason,
    settled: () => queue,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      running?.abort.abort(new PublishingError('interrupted'));
      await queue;
    },
  };
}

/** Gives the rights whose time has come, unless the clock may be wrong. */
export function giveRights({ database, now }: DeskState, checkClock: ReturnType<typeof createClockGuard>): void {
  const { isHeld, movedFrom } = checkClock();
  if (!isHeld) giveDueRights(database, now(), movedFrom);
}

function cancelPublication(desk: DeskState, id: number, abort: AbortController | undefined): boolean {
  const row = readPublication(desk.database, id);
  const stopped = new PublishingError('stopped');
  if (row?.state === 'waiting') failPublication(desk, id, stopped);
  else if (row?.state === 'running' && abort && row.step !== 'switch' && row.step !== 'public') abort.abort(stopped);
  else return false;
  return true;
}
