/**
 * `npm run build`: writes the finished site. The content check and the pictures use the core that the bundler leaves idle;
 * pictures that are not made when the pages are finished are made twice, with the same bytes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { usedMasters } from '#app/model/pictures/data.server.ts';
import { makePictures } from './pictures.ts';
import { step } from './progress.ts';

// Lets the programs below end, too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Runs a program of Node; if it fails, ends the build with its exit code. */
async function run(...args: string[]): Promise<void> {
  const program = spawn(process.execPath, args, { stdio: 'inherit' });
  process.on('exit', () => program.kill());
  const [code] = await once(program, 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

async function checkContent() {
  await run('content-check/check.ts', '--quiet');
  return new Set(globSync('content/**/*.yaml'));
}

await Promise.all([
  step('checked files of content', checkContent),
  step('new pictures', () => makePictures(usedMasters)),
  run('node_modules/@react-router/dev/bin.cjs', 'build'),
]);
