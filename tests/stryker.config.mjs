const { MUTANTS: folder = 'app' } = process.env;

/** Tests start these as programs of their own, in which no fault can be put; the others are parts of tests. */
const NOT_MUTATED = '!**/{main,openDesk,preview,commands,run-import}.ts';

/** Lowest share of faults that the tests of a folder must notice, in percent. */
const THRESHOLD = 85;

/** `MUTANTS=app/search npm run mutants` runs Stryker on one folder; `-- --mutate app/search/fold.ts` on one file of it. */
export default {
  mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', NOT_MUTATED],
  ignorePatterns: ['.*', '/build', '/tests/looks'],
  // Stryker reads this file with an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants.config.ts', dir: folder, related: false },
  // A fault in a table that is made when its module loads would run all tests of the folder.
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
