import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addChange,
  createPublishedProject,
  PUBLISHER,
  type PublishedProject,
  SCHEME,
  scheme,
} from '#tests/publishing/publishedProject.ts';
import { listPendingRights, requestRights } from '../accounts/pendingRights.ts';
import { readUser, toUser } from '../accounts/users.ts';
import { stateOfChange } from '../changes/changeStore.ts';
import { readMachine } from '../shared/machine.ts';
import { createClockGuard } from './clockGuard.ts';
import { readPublications } from './publicationStore.ts';
import { giveRights } from './publisher.ts';
import { queueDueChanges, scheduleChanges } from './schedule.ts';

const MINUTE = 60_000;

let published: PublishedProject;
let machine: { boot: string; runs: number };
let change: number;
let checkClock: ReturnType<typeof createClockGuard>;
/** Time passes, and the desk looks whether a set time has come. `jump`: by how many minutes the clock is moved besides. */
const pass = (minutes: number, jump = 0) => {
  machine.runs += minutes * MINUTE;
  published.clock.now = new Date(published.clock.now.getTime() + (minutes + jump) * MINUTE);
  giveRights(published.desk, checkClock);
  queueDueChanges(published.desk, checkClock);
};
const restartDesk = () => {
  checkClock = createClockGuard(published.desk);
};
const restartMachine = () => {
  machine = { boot: `${machine.boot} again`, runs: 0 };
  restartDesk();
};
const state = () => stateOfChange(published.desk.database, change);
const publications = () => readPublications(published.desk.database, 'true');

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  published = await createPublishedProject();
  machine = { boot: 'first', runs: 60 * MINUTE };
  published.desk.machine = () => ({ ...machine });
  restartDesk();
  pass(0);
  change = addChange(published, { [SCHEME]: scheme(1500) });
  scheduleChanges(
    published.desk,
    PUBLISHER,
    [change],
    new Date(published.clock.now.getTime() + 180 * MINUTE).toISOString(),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  published.remove();
});

describe('a clock that was moved ahead past a set time', () => {
  it.each([
    ['while the desk runs', () => pass(1, 330)],
    [
      'while the desk does not run',
      () => {
        restartDesk();
        pass(1, 330);
      },
    ],
  ])('%s publishes nothing early, and the time stays if the clock is set right', (_when, jump) => {
    jump();
    pass(9);
    expect(state()).toBe('scheduled');
    pass(0, -330);
    pass(1, 330);
    pass(8);
    expect(state()).toBe('scheduled');
    pass(0, -330);
    pass(160);
    expect(state()).toBe('scheduled');
    pass(1);
    expect(state()).toBe('publishing');
  });

  it('and stays so publishes nothing either: the change is approved, and the row says why', () => {
    pass(1, 330);
    pass(10);
    expect(state()).toBe('approved');
    expect(publications()).toMatchObject([{ state: 'failed', failure: { reason: 'clockMoved' } }]);
  });

  it('and stays so is trusted from then on', () => {
    pass(1, 100);
    pass(10);
    expect(state()).toBe('scheduled');
    restartDesk();
    pass(69);
    expect(state()).toBe('publishing');
  });
});

describe('a set time', () => {
  it('that came during a jump, but would have come without it too, is published', () => {
    pass(175);
    pass(1, 330);
    pass(10);
    expect(state()).toBe('publishing');
  });

  it('does not wait because of usual corrections of the clock', () => {
    pass(175);
    pass(1, 4);
    expect(state()).toBe('publishing');
  });

  it('comes as late as a clock is set back, and no later', () => {
    pass(179);
    pass(1, -6);
    pass(5);
    expect(state()).toBe('scheduled');
    pass(1);
    expect(state()).toBe('publishing');
  });

  it('waits for ten minutes after the start of the machine, in which its clock may be set right', () => {
    restartMachine();
    pass(1, 330);
    expect(state()).toBe('scheduled');
    pass(1, -330);
    pass(10);
    expect(state()).toBe('scheduled');
    restartMachine();
    pass(9, 600);
    expect(state()).toBe('scheduled');
    pass(1);
    expect(state()).toBe('publishing');
  });
});

describe('rights that wait for a day', () => {
  const DAY = 24 * 60;
  const waiting = () => listPendingRights(published.desk.database).length;
  beforeEach(() => {
    const { database, now } = published.desk;
    const by = toUser(readUser(database, PUBLISHER));
    requestRights(database, now(), { user: null, by, roles: [] });
  });

  it('are given when the day is over', () => {
    pass(DAY - 1);
    expect(waiting()).toBe(1);
    pass(1);
    expect(waiting()).toBe(0);
  });

  it('are not given early by a clock that is moved ahead and set right', () => {
    pass(1, DAY);
    pass(9);
    expect(waiting()).toBe(1);
    pass(0, -DAY);
    pass(DAY - 11);
    expect(waiting()).toBe(1);
    pass(1);
    expect(waiting()).toBe(0);
  });

  it('wait for another day if the clock is moved ahead and stays so, unless their time had come without it', () => {
    pass(1, DAY);
    pass(10);
    pass(DAY - 1);
    expect(waiting()).toBe(1);
    pass(1);
    expect(waiting()).toBe(0);
  });

  it('are given if their time came during a jump, but would have come without it too', () => {
    pass(DAY - 5);
    pass(1, DAY);
    expect(waiting()).toBe(1);
    pass(10);
    expect(waiting()).toBe(0);
  });

  it('are not given by a clock that is wrong after the start of the machine', () => {
    restartMachine();
    pass(1, DAY);
    expect(waiting()).toBe(1);
    pass(1, -DAY);
    pass(DAY - 3);
    expect(waiting()).toBe(1);
    pass(1);
    expect(waiting()).toBe(0);
  });
});

it('the machine says which start it is and how long it has run, whatever its clock says', () => {
  const [first, second] = [readMachine(), readMachine()];
  expect(first.boot).toMatch(/^[\da-f-]{36}$/);
  expect(second.boot).toBe(first.boot);
  expect(first.runs).toBeGreaterThan(0);
});
