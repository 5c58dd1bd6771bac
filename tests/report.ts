import { appendFileSync, mkdirSync } from 'node:fs';

/** Adds a line that `npm test` prints below a step, such as figures or a check that could not run. */
export function report(step: 'site' | 'delivery', line: string): void {
  mkdirSync('.reports', { recursive: true });
  appendFileSync(`.reports/${step}.txt`, `${line}\n`);
}
