/** `npm run build`: writes the finished site. Checks the content and makes the pictures at the same time, because bundling uses one core. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { runnerImport } from 'vite';
import { isLightBuild } from './compress.ts';
import { begin, CONTENT_CHECK, step } from './progress.ts';

// React and React Router choose their faster code by it, also in the threads that render the pages.
process.env.NODE_ENV = 'production';

// Makes the process end with an exit event, which ends its programs.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const checked = begin(CONTENT_CHECK);
const check = run('content-check/check.ts', '--quiet').then(() => checked(globSync('content/**/*.yaml').length));
const site = buildSite().then(
  () => undefined,
  (error: unknown) => ({ error }),
);
// Ignores errors, because the check explains errors in the content, and the build makes the missing pictures.
preparePictures().catch(() => {});
await check;
const failure = await site;
if (failure) throw failure.error;

/** Runs a program. If it fails, ends this process with its code. */
async function run(...args: string[]): Promise<void> {
  const program = spawn(process.execPath, args, { stdio: 'inherit' });
  process.on('exit', () => program.kill());
  const [code] = await once(program, 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

/** Imports its modules here, because errors in the content would stop this script before the check. */
async function buildSite() {
  const { makeFonts } = await import('./fonts/font-cache.ts');
  const { makeBundles } = await import('./bundles.ts');
  await makeFonts();
  await makeBundles(() => run('node_modules/@react-router/dev/bin.cjs', 'build'));
  const { module } = await runnerImport<typeof import('./post-build.ts')>('./site-build/post-build.ts', {
    configFile: false,
  });
  await module.postBuild();
}

/** Imports the content here for the same reason. */
async function preparePictures() {
  const { usedMasters } = await import('#app/model/pictures/data.server.ts');
  const { makePictures } = await import('./pictures.ts');
  const { makeHandoutPictures } = await import('./handouts/pictureFiles.ts');
  await step('new pictures', () => makePictures(usedMasters));
  // `npm start` makes these after its first answer (handouts/writeAfterStart.ts).
  if (!isLightBuild()) await step('pictures with words', () => makeHandoutPictures());
}
