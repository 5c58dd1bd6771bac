import { appendFileSync, mkdirSync } from 'node:fs';

/** Adds a line to what `npm test` prints under a step: figures, and what could not be asked on this machine. */
export function report(step: 'site' | 'delivery', line: string): void {
  mkdirSync('.reports', { recursive: true });
  appendFileSync(`.reports/${step}.txt`, `${line}\n`);
}
