/** By default the service worker, whose faults stay on phones, and whose mutants take two minutes. */
const { MUTANTS: folder = 'worker' } = process.env;

/** Excludes programs that tests start in a separate process, where Stryker cannot mutate the code. */
const NOT_MUTATED = '!**/{main,openDesk,commands,run-import}.ts';

/** Minimum percentage of mutants that the tests of a folder must detect. */
const THRESHOLD = 85;

/** `MUTANTS=app/search npm run mutants` runs Stryker on one folder; `-- --mutate FILE` limits this to one file. */
export default {
  mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', NOT_MUTATED],
  ignorePatterns: ['.*', '/build', '/tests/looks'],
  // Skips the tsconfig file, which Stryker reads with an API that TypeScript 7 lacks.
  tsconfigFile: 'none',
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants.config.ts', dir: folder, related: false },
  // Ignores mutants in values that a module creates when it loads: each would need all tests of the folder.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: `.reports/mutants/${folder.replaceAll('/', '-')}.json`,
  tempDirName: '.cache/mutants',
  cleanTempDir: 'always',
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  thresholds: { high: THRESHOLD, low: THRESHOLD, break: THRESHOLD },
};
