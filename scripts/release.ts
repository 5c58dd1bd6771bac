/**
 * `npm run release -- 0.2.0` (or patch, minor, major; no version for the first release): see docs/how-to/publish.md.
 * `-- --rehearse` makes no release and writes only to build/. Exits with code 1 when a step fails.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { makeRelease, rehearse } from './release/make.ts';
import { run } from './setup/command.mjs';

// Without a preceding `--` npm consumes the option, and the rehearsal would become a release.
if (process.env.npm_config_rehearse) throw new Error('Write npm run release -- --rehearse, with two hyphens before it');
const { values, positionals } = parseArgs({ options: { rehearse: { type: 'boolean' } }, allowPositionals: true });
const isDone = await (values.rehearse ? rehearse : makeRelease)({
  root: join(import.meta.dirname, '..'),
  wanted: positionals[0],
  today: dayInIndia(new Date()),
  npm: async (...args) => (await run('npm', args, { show: true })).ok,
  print: console.info,
});
process.exitCode = isDone ? 0 : 1;
