/**
 * `npm run mutants -- app/search`: puts small faults into the code of a folder, one at a time, and lists those that its
 * tests do not notice. `-- app/search fold.ts mark.ts`: only into these files of it. Exit code 1 when they notice fewer than
 * 85 in 100. What may survive, and why: docs/mutants.md.
 */
import { Stryker } from '@stryker-mutator/core';

const LEAST_NOTICED = 85;

/** Tests start these as programs of their own, in which no fault can be put; the others are what tests are made of. */
const NOT_MUTATED = '!**/{main,openDesk,preview,commands,run-import.ts';

const [folder, ...files] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder: npm run mutants -- app/search');

process.env.MUTANTS = folder;
await new Stryker({
  mutate:
    files.length > 0
      ? files.map((file) => `${folder}/${file}`)
      : [`${folder}/**/*.{ts,tsx}`, '!**/*.test.{ts,tsx}', NOT_MUTATED],
  ignorePatterns: ['.*', '/build', '/tests/looks'],
  // Stryker reads this file with an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants.config.ts', dir: folder, related: false },
  // A fault in a table that is made once, when its module loads, would ask all tests of the folder.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: `.reports/mutants/${folder.replaceAll('/', '-')}.json`,
  tempDirName: '.cache/mutants',
  cleanTempDir: 'always',
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  thresholds: { high: LEAST_NOTICED, low: LEAST_NOTICED, break: LEAST_NOTICED },
}).runMutationTest();
