import { defineConfig } from 'vitest/config';
import { inlineScripts } from './site-build/vite/inline-scripts.ts';

const setupFiles = ['tests/seed.ts'];

// A tag names a check of content/conformance.yaml; tests/unit/conformance-tags.test.ts knows which there are.
const strictTags = false;

export default defineConfig({
  test: {
    // Left alone it keeps one core for a person who waits; here the run is what is waited for.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [inlineScripts()],
        test: {
          name: 'unit',
          setupFiles,
          strictTags,
          include: [
            'app/**/*.test.{ts,tsx}',
            'deploy/**/*.test.ts',
            'desk/**/*.test.ts',
            'server/**/*.test.ts',
            'content-check/**/*.test.ts',
            'site-build/**/*.test.ts',
            'spreadsheets/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'tests/{examples,host-contract,unit}/**/*.test.{ts,tsx}',
            'worker/**/*.test.ts',
          ],
          // What reads all content or starts the command takes seconds on a busy machine, and is no less right then.
          testTimeout: 30_000,
        },
      },
      // Plays the next years of the department on a copy of the project, and builds that copy once.
      {
        test: {
          name: 'drill',
          strictTags,
          include: ['tests/drill/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      // Asks questions of the finished pages in build/client: run `npm run build` first.
      // One worker reads a page once for all files.
      {
        test: { name: 'site', strictTags, include: ['tests/site/**/*.test.ts'], testTimeout: 120_000, isolate: false },
      },
      // The same questions to the finished site on three hosts: run `npm run build` first.
      {
        test: {
          name: 'delivery',
          setupFiles,
          strictTags,
          include: ['tests/delivery/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      // Tests a published release from outside: `npm run smoke` with SITE_ADDRESS.
      { test: { name: 'smoke', strictTags, include: ['tests/smoke/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
