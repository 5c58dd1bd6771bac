import type { Config } from '@react-router/dev/config';
import { EXAMPLES } from './site-build/examples.ts';
import { pathsOfBuild } from './site-build/paths.ts';

export default {
  appDirectory: 'app',
  buildDirectory: EXAMPLES === 'alone' ? 'build/examples' : 'build',
  // Disables server rendering, because every page is prerendered to a file.
  ssr: false,
  prerender: {
    paths: pathsOfBuild(),
    // The examples are two long pages, each of which must be rendered within ten seconds.
    concurrency: EXAMPLES === 'alone' ? 1 : 2,
  },
  // Imports the module here, because a change in a statically imported module would restart the development server.
  buildEnd: async () => {
    const { postBuild, postBuildExamples } = await import('./site-build/post-build.ts');
    await (EXAMPLES === 'alone' ? postBuildExamples() : postBuild());
  },
} satisfies Config;
