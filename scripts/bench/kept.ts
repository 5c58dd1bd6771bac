import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMachine, type Machine } from './machine.ts';

const FOLDER = '.reports/bench';

/** A part's result with what it was measured on. */
export type Kept<Result> = { machine: Machine; result: Result };

/** Measures a part and keeps its result, so that the tables can be written of the latest of each part. */
export async function keep<Result>(part: string, measure: () => Promise<Result>): Promise<Kept<Result>> {
  const machine = await describeMachine();
  const kept = { machine, result: await measure() };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(part), JSON.stringify(kept, null, 2));
  return kept;
}

/** The latest result of a part, or nothing if it was never measured here. */
export function lastOf<Result>(part: string): Kept<Result> | undefined {
  return existsSync(fileOf(part)) ? JSON.parse(readFileSync(fileOf(part), 'utf8')) : undefined;
}

function fileOf(part: string): string {
  return join(FOLDER, `${part}.json`);
}
