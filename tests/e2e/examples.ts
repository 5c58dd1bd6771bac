import { join } from 'node:path';
import { test as journeys } from '@playwright/test';
import { createServer } from '#server/app.ts';

const ROOT = join(process.cwd(), 'build', 'examples', 'client');

/** Serves the examples that examples.setup.ts builds. Relative addresses in tests refer to this server. */
export const test = journeys.extend<object, { serverOfExamples: string }>({
  serverOfExamples: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern that names other fixtures; this one needs none.
    async ({}, use) => {
      const server = createServer({ root: ROOT });
      await use(await server.listen({ host: '127.0.0.1', port: 0 }));
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ serverOfExamples }, use) => use(serverOfExamples),
});
