import type { Config } from '@react-router/dev/config';
import { finishBuild } from './scripts/build/finish.ts';
import { pathsToPrerender } from './scripts/build/paths.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // Every page is a file: there is no server that renders.
  ssr: false,
  prerender: { paths: pathsToPrerender, concurrency: 2 },
  buildEnd: finishBuild,
} satisfies Config;
