/** `npm run build`: writes the finished site. The content check and the pictures use the core that the bundler leaves idle. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { isLightBuild } from './compress.ts';
import { begin, step } from './progress.ts';

// Makes the process end with an exit event, which ends its programs.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const checked = begin('checked files of content');
const check = run('content-check/check.ts', '--quiet').then((code) => {
  if (code !== 0) process.exit(code);
  checked(globSync('content/**/*.yaml').length);
});
const build = run('node_modules/@react-router/dev/bin.cjs', 'build');
// Ignores errors, because the check explains errors in the content, and the build makes the missing pictures.
preparePictures().catch(() => {});
await check;
process.exit(await build);

async function run(...args: string[]): Promise<number> {
  const program = spawn(process.execPath, args, { stdio: 'inherit' });
  process.on('exit', () => program.kill());
  const [code] = await once(program, 'exit');
  return code ?? 1;
}

/** Imports the content here, because errors in it would stop this script before the check. */
async function preparePictures() {
  const { usedMasters } = await import('#app/model/pictures/data.server.ts');
  const { makePictures } = await import('./pictures.ts');
  const { makeHandoutPictures } = await import('./handouts/pictureFiles.ts');
  await step('new pictures', () => makePictures(usedMasters));
  // `npm start` makes these after its first answer (handouts/writeAfterStart.ts).
  if (!isLightBuild()) await step('pictures with words', () => makeHandoutPictures());
}
