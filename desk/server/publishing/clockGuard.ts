import { z } from 'zod';
import type { DeskState } from '../shared/deskState.ts';
import { readSetting, writeSetting } from '../shared/settings.ts';

/** Corrections of a clock that are usual, in milliseconds. */
const USUAL = 5 * 60_000;

/** How long a clock may still be corrected after the machine has started or the clock was moved. */
const SETTLING = 10 * 60_000;

/**
 * Whether set times count now. `isHeld`: not yet, because the clock may be wrong. `movedFrom`: what the time was without the jump of the clock
 * that `accept` accepts.
 */
type ClockState = { isHeld: boolean; movedFrom?: Date; accept?: () => void };

/** The setting that keeps the start of the machine by the clock when it was trusted. */
const CLOCK = 'clock';
const trustedClock = z.object({ boot: z.string(), startedAt: z.number() });

const RIGHT: ClockState = { isHeld: false };
const HELD: ClockState = { isHeld: true };

/**
 * Returns a function that compares the clock with the time that the machine has run since the desk last trusted the clock, also before the
 * desk was restarted. A clock that was moved ahead is held for ten minutes, in which it may be set right, and so is that of a machine that has
 * just started. Without `machine`, every time counts.
 */
export function createClockGuard({ database, now, machine }: DeskState): () => ClockState {
  let movedAt: number | undefined;
  return () => {
    if (!machine) return RIGHT;
    const { boot, runs } = machine();
    const startedAt = now().getTime() - runs;
    const accept = () => writeSetting(database, CLOCK, { boot, startedAt });
    const trusted = readSetting(database, CLOCK, trustedClock);
    if (trusted?.boot !== boot) {
      if (trusted && runs < SETTLING) return HELD;
      accept();
      return RIGHT;
    }
    const jump = startedAt - trusted.startedAt;
    if (Math.abs(jump) <= USUAL) {
      movedAt = undefined;
      return RIGHT;
    }
    if (movedAt === undefined) console.warn(`The clock of the machine was moved by ${Math.round(jump / 1000)} s.`);
    movedAt ??= runs;
    if (runs - movedAt < SETTLING) return jump > 0 ? HELD : RIGHT;
    return { isHeld: false, movedFrom: new Date(now().getTime() - jump), accept };
  };
}
