import { join } from 'node:path';
import { test as journeys } from '@playwright/test';
import { createServer } from '#server/app.ts';

const ROOT = join(process.cwd(), 'build', 'examples', 'client');

/** Tests of the examples: every address is one of the server that has them. They are built by examples.setup.ts. */
export const test = journeys.extend<object, { serverOfExamples: string }>({
  serverOfExamples: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs; it needs nothing.
    async ({}, use) => {
      const server = createServer({ root: ROOT });
      await use(await server.listen({ host: '127.0.0.1', port: 0 }));
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ serverOfExamples }, use) => use(serverOfExamples),
});
