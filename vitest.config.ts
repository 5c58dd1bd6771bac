import { defineConfig } from 'vitest/config';
import { inlineScripts } from './site-build/vite/inline-scripts.ts';

const setupFiles = ['tests/seed.ts'];

// Disables Vitest's check of tags; tests/unit/conformance-tags.test.ts compares them with content/conformance.yaml.
const strictTags = false;

/** Tests that need isolated modules, because they mock a module or set CONTENT_ROOT before they import the content. */
const isolated = ['desk/server/changes/syncWorkshop.test.ts', 'scripts/sheet.test.ts', 'site-build/compress.test.ts'];

export default defineConfig({
  test: {
    // Uses all cores; the default leaves one core free.
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
          // Loads shared modules and the content once for all test files, which halves the time.
          isolate: false,
          // Allows for tests that read all content or start a command, which take seconds on a busy machine.
          testTimeout: 120_000,
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
      // Reads the finished pages in build/client. Run `npm run build` first.
      // Disables isolation, so that each page is read only once for all test files.
      {
        test: { name: 'site', strictTags, include: ['tests/site/**/*.test.ts'], testTimeout: 120_000, isolate: false },
      },
      // Requests the finished site from three hosts. Run `npm run build` first.
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
      // Queries the registry for known vulnerabilities in packages.
      { test: { name: 'audit', strictTags, include: ['tests/audit/**/*.test.ts'] } },
      // Tests a published release over the network. Run `npm run smoke` with SITE_ADDRESS.
      { test: { name: 'smoke', strictTags, include: ['tests/smoke/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
