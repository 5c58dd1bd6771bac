/**
 * `npm run properties -- --minutes N [folder…]`: runs the tests that hold for any input with one random seed after the
 * other until the time is over, and shows seed, path and counterexample of what fails. Exit code 1 when something failed.
 */
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { run } from './setup/command.mjs';

const LARGEST_SEED = 2 ** 31;

const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const end = performance.now() + Number(values.minutes) * 60_000;
const files = globSync('{app,deploy,desk,scripts,server,tests}/**/*.test.{ts,tsx}')
  .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"))
  .filter((file) => positionals.length === 0 || positionals.some((folder) => file.startsWith(folder)));

let rounds = 0;
let failures = 0;
do {
  process.env.PROPERTY_SEED = String(randomInt(LARGEST_SEED));
  const { ok, output } = await run('npx', ['vitest', 'run', '--reporter=dot', '--test-timeout=0', ...files]);
  rounds++;
  if (ok) continue;
  failures++;
  console.error(`PROPERTY_SEED=${process.env.PROPERTY_SEED}\n${output}`);
} while (performance.now() < end);
console.info(`${files.length} files, ${rounds} seeds, ${failures} with a failure`);
process.exitCode = failures > 0 ? 1 : 0;
