import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { QUIET } from '#scripts/setup/chromium.mjs';
import { fontEnvironment } from '#tests/e2e/support/deviceFonts.ts';

/** Prefers the faster headless shell. `npm test` searches further and sets CHROMIUM_PATH. */
const DEFAULT_CHROMIUM = existsSync('/usr/bin/chromium-headless-shell')
  ? '/usr/bin/chromium-headless-shell'
  : '/usr/bin/chromium';

const PORT = Number(process.env.PORT ?? 4173);

/** Journeys run against the built site, served as in production, in the machine's Chromium (CHROMIUM_PATH). */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/deviceFonts.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes on its second try has failed once for a reason.
  failOnFlakyTests: true,
  // Long, because a busy machine is slow: only what never happens waits so long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Without a list of passed tests in CI, so that failures stand near the beginning of the output.
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: '.reports/journeys.json' }]],
  outputDir: '.reports/journeys',
  snapshotPathTemplate: 'tests/looks/{arg}{ext}',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 900 },
    // Only offline.spec.ts tests the service worker; all others test the server.
    serviceWorkers: 'block',
    // A trace takes longer than the test. Turn it on with `npx playwright test --trace on`.
    trace: 'off',
    launchOptions: {
      // The fonts of a phone, so that measures and screenshots do not depend on those of this machine.
      env: { ...process.env, ...fontEnvironment('phone') },
      executablePath: process.env.CHROMIUM_PATH ?? DEFAULT_CHROMIUM,
      args: [
        ...QUIET,
        // Screenshots are compared, so letters must be drawn alike on as many machines as possible.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
  projects: [
    // First, because it takes longer than any journey.
    { name: 'build of the examples', testMatch: 'examples.setup.ts' },
    { name: 'journeys', testIgnore: /examples\.\w+\.ts$/ },
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
