import { defineConfig } from '@playwright/test';
import { chooseBrowser, QUIET } from '#tests/e2e/support/browsers.ts';
import { fontEnvironment } from '#tests/e2e/support/deviceFonts.ts';

const PORT = Number(process.env.PORT ?? 4173);

const browser = chooseBrowser();

/** Runs journeys against the built site, served as in production, in the Chromium of the lock file or the one of CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/browsers.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Does not hide flaky tests: a test that passes on its second try still failed once.
  failOnFlakyTests: true,
  // Uses long timeouts for slow machines; only a failing test waits this long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Omits passed tests in CI, so that failures are near the beginning of the output.
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: '.reports/journeys.json' }]],
  outputDir: '.reports/journeys',
  snapshotPathTemplate: 'tests/looks/{arg}{ext}',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 900 },
    // Omits transitions between pages, which take a third of the time of the journeys. Tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Blocks the service worker, so that journeys test the server; only offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Recording a trace takes longer than the test. Turn it on with `npx playwright test --trace on`.
    trace: 'off',
    launchOptions: {
      // Uses the fonts of a phone, so that measurements and screenshots do not depend on the machine.
      env: { ...process.env, ...browser.env, ...fontEnvironment('phone') },
      ...(browser.executablePath && { executablePath: browser.executablePath }),
      args: [
        ...QUIET,
        // Makes text rendering the same on most machines, because screenshots are compared.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        // Saves a tenth of the processor time: two journeys keep both cores busy, so more threads gain nothing.
        '--js-flags=--single-threaded',
      ],
    },
  },
  // `npm test` runs `screens`; `npm run test:release` runs the others.
  projects: [
    { name: 'screens', testMatch: 'screens/**' },
    // Begins with the longest files, whose tests cannot run in parallel.
    { name: 'desk', testMatch: '*desk.spec.ts' },
    // Ignores the other projects instead of matching a folder, so that no journey belongs to none.
    { name: 'whole-site', testIgnore: ['screens/**', '*desk.spec.ts', 'examples.*'] },
    { name: 'build of the examples', testMatch: 'examples.setup.ts' },
    { name: 'examples', testMatch: 'examples.spec.ts', dependencies: ['build of the examples'] },
  ],
  webServer: {
    command: 'node server/main.ts',
    env: { PORT: String(PORT), HOST: '127.0.0.1' },
    url: `http://127.0.0.1:${PORT}/healthz`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
