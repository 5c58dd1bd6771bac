/**
 * `npm run audit`: asks the registry for known holes in the packages of the lock file, and judges the answer with
 * audit-exceptions.yaml. `npm test` reads the verdict as it reads those of the tests.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { exceptionsSchema, judge } from './audit/judge.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, '.reports');

/** Offline nobody should wait long for the sentence that nobody answers. */
const HOW = ['audit', '--json', '--package-lock-only', '--fetch-retries=1', '--fetch-timeout=20000'];

const exceptions = exceptionsSchema.parse(parse(readFileSync(join(ROOT, 'audit-exceptions.yaml'), 'utf8')));
const today = new Date().toISOString().slice(0, 10);
const { result, lines } = judge(await askRegistry(), exceptions, today);

mkdirSync(REPORTS, { recursive: true });
writeFileSync(join(REPORTS, 'audit.txt'), `${lines.join('\n')}\n`);
writeFileSync(join(REPORTS, 'audit.json'), JSON.stringify(counted()));
console.info(lines.join('\n'));
process.exitCode = result === 'failed' ? 1 : 0;

async function askRegistry(): Promise<unknown> {
  // A report with holes ends npm with 1; what it says is what counts.
  const { stdout } = await promisify(execFile)('npm', HOW, {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  }).catch((error) => error);
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}

/** The verdict as one test, in the form of Vitest's report. */
function counted() {
  const one = (wanted: typeof result) => (result === wanted ? 1 : 0);
  return {
    numPassedTests: one('passed'),
    numFailedTests: one('failed'),
    testResults: result === 'skipped' ? [{ assertionResults: [{ status: 'skipped', fullName: lines.join(' ') }] }] : [],
  };
}
