import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** Which start of the machine this is, and for how many milliseconds it has run, which setting its clock does not change. */
export type Machine = { boot: string; runs: number };

/** Reads from Linux for how long this machine has run. */
export const readMachine = (): Machine => ({
  boot: readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
  runs: uptime() * 1000,
});
