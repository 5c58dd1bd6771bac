import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test as setup } from '@playwright/test';

const LONGEST_BUILD_MS = 480_000;

setup('builds only the examples, in development mode', async () => {
  setup.setTimeout(LONGEST_BUILD_MS + 10_000);
  await promisify(execFile)(process.execPath, ['node_modules/.bin/react-router', 'build'], {
    env: { ...process.env, NODE_ENV: 'development', EXAMPLES: 'alone' },
    // Stops a build that takes too long, because it would write files at the same time as the next build.
    timeout: LONGEST_BUILD_MS,
  });
});
