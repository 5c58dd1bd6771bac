/**
 * `npm run release -- 0.2.0` (or `patch`, `minor`, `major`; nothing for the first one): checks everything, writes what changed,
 * builds, commits and tags. `-- --rehearse` goes through it and writes nothing but build/. `-- --verify FOLDER` compares a
 * served folder with build/manifest.json, or with the manifest that is named after it. Exit code 1 when something refuses or
 * differs. How to: docs/how-to/publish.md.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayInIndia } from '#app/model/events/rules.ts';
import { MANIFEST, makeRelease, rehearse } from './release/make.ts';
import { deviations, type Manifest } from './release/manifest.ts';
import { run } from './setup/command.mjs';

const ROOT = join(import.meta.dirname, '..');

const words = process.argv.slice(2);
const options = words.filter((word) => word.startsWith('--'));
const names = words.filter((word) => !word.startsWith('--'));
const unknown = options.filter((option) => !['--rehearse', '--verify'].includes(option));

// Without the two hyphens npm keeps the options for itself, and a rehearsal would be a release.
if (process.env.npm_config_rehearse || process.env.npm_config_verify) {
  console.error('Write npm run release -- --rehearse, with two hyphens before it');
  process.exitCode = 1;
} else if (unknown.length > 0 || names.length > (options.includes('--verify') ? 2 : 1)) {
  console.error(
    'Write npm run release -- [0.2.0 | patch | minor | major] [--rehearse], or -- --verify FOLDER [MANIFEST]',
  );
  process.exitCode = 1;
} else if (options.includes('--verify')) {
  process.exitCode = verify(names[0], names[1] ?? join(ROOT, MANIFEST)) ? 0 : 1;
} else {
  const making = {
    root: ROOT,
    asked: names[0],
    today: dayInIndia(new Date()),
    run: (command: string, args: string[]) => run(command, args, { show: true }),
  };
  const make = options.includes('--rehearse') ? rehearse : makeRelease;
  process.exitCode = (await make(making, console.info)) ? 0 : 1;
}

function verify(folder: string | undefined, file: string): boolean {
  if (folder === undefined || !existsSync(folder) || !existsSync(file)) {
    console.error(
      `There is no ${folder === undefined || !existsSync(folder) ? `folder ${folder ?? ''}` : `manifest ${file}`}`,
    );
    return false;
  }
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const { kept, ...faults } = deviations(folder, manifest);
  const lines = Object.entries(faults).flatMap(([what, paths]) => paths.map((path) => `${what.padEnd(8)} ${path}`));
  if (lines.length > 0) console.error(lines.join('\n'));
  if (kept.length > 0) console.info(`${kept.length} files of former releases are kept in assets/ and pictures/`);
  const { version, commit, date } = manifest;
  console.info(
    `Version ${version} of ${date}, commit ${commit}: ${lines.length === 0 ? 'every file is as it was published' : `${lines.length} not so`}`,
  );
  return lines.length === 0;
}
