import { defineConfig } from 'vitest/config';
import { inlineScripts } from './site-build/vite/inline-scripts.ts';

const setupFiles = ['tests/seed.ts'];

// Tags name checks of content/conformance.yaml; tests/unit/conformance-tags.test.ts compares them.
const strictTags = false;

/** Mock a module of Node or set CONTENT_ROOT before they import the content, so they need modules of their own. */
const isolated = ['scripts/sheet.test.ts', 'site-build/compress.test.ts'];

export default defineConfig({
  test: {
    // The default leaves one core free.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [inlineScripts()],
        test: {
          name: 'unit',
          setupFiles,
          strictTags,
          include: [
            '{app,content-check,deploy,desk,scripts,server,site-build,spreadsheets,worker}/**/*.test.{ts,tsx,mjs}',
            'tests/{examples,host-contract,unit}/**/*.test.{ts,tsx}',
          ],
          exclude: isolated,
          // Loads shared modules and the content once for all files, which halves the time.
          isolate: false,
          // Tests that read all content or start a command take seconds on a busy machine.
          testTimeout: 30_000,
        },
      },
      { test: { name: 'unit-isolated', strictTags, include: isolated, testTimeout: 120_000 } },
      // Simulates the next years of the department on a copy of the project, and builds that copy once.
      {
        test: {
          name: 'drill',
          strictTags,
          include: ['tests/drill/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      // Reads the finished pages in build/client: run `npm run build` first.
      // Without isolation, a page is read once for all files.
      {
        test: { name: 'site', strictTags, include: ['tests/site/**/*.test.ts'], testTimeout: 120_000, isolate: false },
      },
      // Requests the finished site from three hosts: run `npm run build` first.
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
      // Asks the registry for known vulnerabilities of the packages.
      { test: { name: 'audit', strictTags, include: ['tests/audit/**/*.test.ts'] } },
      // Tests a published release from outside: `npm run smoke` with SITE_ADDRESS.
      { test: { name: 'smoke', strictTags, include: ['tests/smoke/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
