import type { Config } from '@react-router/dev/config';
import { EXAMPLES, EXAMPLES_PATHS } from './app/examples/paths.ts';
import { finishBuild, finishExamples } from './scripts/build/finish.ts';
import { pathsToPrerender } from './scripts/build/paths.ts';

export default {
  appDirectory: 'app',
  buildDirectory: EXAMPLES === 'alone' ? 'build/examples' : 'build',
  // Every page is a file: there is no server that renders.
  ssr: false,
  prerender: {
    paths: [...(EXAMPLES === 'alone' ? [] : pathsToPrerender()), ...(EXAMPLES === 'none' ? [] : EXAMPLES_PATHS)],
    // The examples are two long pages, each with ten seconds to be made in.
    concurrency: EXAMPLES === 'alone' ? 1 : 2,
  },
  buildEnd: EXAMPLES === 'alone' ? finishExamples : finishBuild,
} satisfies Config;
