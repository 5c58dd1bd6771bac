import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { QUIET } from '#scripts/setup/chromium.mjs';
import { fontEnvironment } from '#tests/e2e/support/deviceFonts.ts';

/** The quick one without windows, where it is. `npm test` looks further, and names what it found in CHROMIUM_PATH. */
const USUAL_PLACE = existsSync('/usr/bin/chromium-headless-shell')
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
  // What passes at its second try has failed once for a reason.
  failOnFlakyTests: true,
  // A busy machine is slow and not wrong: only what never happens waits so long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // On a build server what failed stands near the beginning of the output, and not below a list of what passed.
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: '.reports/journeys.json' }]],
  outputDir: '.reports/journeys',
  snapshotPathTemplate: 'tests/looks/{arg}{ext}',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 900 },
    // A journey asks the server. What the phone has kept is the subject of offline.spec.ts alone.
    serviceWorkers: 'block',
    // A trace of each journey costs more than the journey: ask for one with `npx playwright test --trace on`.
    trace: 'off',
    launchOptions: {
      // The fonts of a phone: what is measured and pictured does not depend on those of this machine.
      env: { ...process.env, ...fontEnvironment('phone') },
      executablePath: process.env.CHROMIUM_PATH ?? USUAL_PLACE,
      args: [
        ...QUIET,
        // Letters are drawn alike on as many machines as can be: pictures of pages are compared.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
  projects: [
    // First: it takes longer than any journey, and at the end nothing would run beside it.
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
