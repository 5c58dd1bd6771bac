/**
 * Implements `npm run content`, which applies every schema and rule to the content. Prints the problems or, if there are no
 * errors, a summary. Exits with code 1 on an error. Options:
 * - `--quiet` prints errors only and skips the spelling check (used before a build).
 * - `--verbose` lists names instead of counting them.
 * - `--json` prints the problems as JSON for other programs.
 * - `--release` rejects samples and unconfirmed contacts that the last release did not have.
 * Without `--quiet` and `--json`, the command also writes the editor's JSON Schemas and the overrides in docs/specification.md.
 */

import { dayInIndia } from '#app/model/indiaTime.ts';
import type { Problem } from '#app/model/problems/problem.ts';
import { formatProblems } from '#app/model/problems/sentences.ts';
import { specification } from '#app/model/specification/data.server.ts';
import { checkContent } from './contentProblems.ts';
import { writeSchemas } from './json-schemas/generate.ts';
import { findReleaseBlockers } from './releaseBlockers.ts';
import { lastRelease, readContentAt } from './releases/history.ts';
import { writeOverrides } from './rules/specification.ts';
import { summary } from './summary.ts';
import { type ContentFile, contentFiles, rawContentFiles } from './text/texts.ts';

/** Maximum number of warnings to list; further warnings are only counted, unless --verbose or --release is given. */
const MAX_LISTED_WARNINGS = 20;
const OPTIONS = ['--quiet', '--verbose', '--release', '--json'];
const options = new Set(process.argv.slice(2));
// Rejects unknown options, because a misspelt --release would silently skip the release checks.
const unknown = [...options].filter((option) => !OPTIONS.includes(option));
if (unknown.length > 0) {
  console.error(`${unknown.join(' ')} is not known. Write npm run content, or add one of: -- ${OPTIONS.join(' ')}`);
  process.exit(1);
}
// Detects `npm run content --release`, where npm consumes the option because ` -- ` is missing.
if (process.env.npm_config_release && !options.has('--release')) {
  console.error('Write npm run content -- --release, with two hyphens before it');
  process.exit(1);
}
const now = new Date();
const quiet = options.has('--quiet');
const verbose = options.has('--verbose');
const listsAll = verbose || options.has('--release');
const problems = await checkContent({ withSpelling: !quiet, now });
if (options.has('--release')) problems.push(...findReleaseBlockers(contentFiles(), await releasedFiles()));
if (options.has('--json')) console.info(JSON.stringify(problems));
else report(problems);
if (!quiet && !options.has('--json')) {
  writeSchemas();
  if (writeOverrides(specification) && options.has('--release')) {
    console.error('docs/specification.md now lists the overrides of today: commit it, then release again');
    process.exitCode = 1;
  }
}

/** Reads the content of the last release. Returns undefined before the first release. */
async function releasedFiles(): Promise<ContentFile[] | undefined> {
  const version = await lastRelease(process.cwd());
  if (version === undefined) return undefined;
  const released = await readContentAt(process.cwd(), `v${version}`);
  return [...released].map(([file, entry]) => ({ file: `content/${file}`, entry }));
}

function report(problems: Problem[]): void {
  const errors = problems.filter(({ level }) => level === 'error');
  const warnings = problems.filter(({ level }) => level === 'warning');
  if (errors.length > 0) console.error(`${formatProblems(errors)}\n`);
  if (!quiet) {
    if (warnings.length > 0 && (listsAll || warnings.length <= MAX_LISTED_WARNINGS))
      console.info(`Warnings\n\n${formatProblems(warnings)}\n`);
    if (errors.length === 0)
      console.info(`${summary(contentFiles(), rawContentFiles(), specification, verbose, dayInIndia(now))}\n`);
  }
  if (!quiet || errors.length > 0) {
    const more = warnings.length > MAX_LISTED_WARNINGS && !listsAll ? ' (listed with --verbose)' : '';
    console.info(`${count(errors, 'error')} and ${count(warnings, 'warning')}${more} in the content`);
  }
  process.exitCode = errors.length === 0 ? 0 : 1;
}

function count(problems: Problem[], what: string): string {
  return `${problems.length} ${what}${problems.length === 1 ? '' : 's'}`;
}
