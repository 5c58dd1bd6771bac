import type { Config } from '@react-router/dev/config';
import { EXAMPLES } from './site-build/examples.ts';
import { pathsOfBuild } from './site-build/paths.ts';

export default {
  appDirectory: 'app',
  buildDirectory: EXAMPLES === 'alone' ? 'build/examples' : 'build',
  // Every page is a file: there is no server that renders.
  ssr: false,
  prerender: {
    paths: pathsOfBuild(),
    // The examples are two long pages, each with ten seconds to be made in.
    concurrency: EXAMPLES === 'alone' ? 1 : 2,
  },
  // Imported when it is needed: a change of what it makes would otherwise start the development server anew.
  buildEnd: async () => {
    const { postBuild, postBuildExamples } = await import('./site-build/post-build.ts');
    await (EXAMPLES === 'alone' ? postBuildExamples() : postBuild());
  },
} satisfies Config;
