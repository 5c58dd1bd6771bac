import type { Config } from '@react-router/dev/config';
import { EXAMPLES } from './site-build/examples.ts';

export default {
  appDirectory: 'app',
  buildDirectory: EXAMPLES === 'alone' ? 'build/examples' : 'build',
  // Prevents the build of a fallback page that only the router's browser part could fill. Nothing is rendered on a server.
  ssr: true,
  // Only renders the examples: site-build/build.ts renders the site. Imports the module here, because a change in a statically
  // imported module would restart the development server.
  buildEnd: async () => {
    if (EXAMPLES === 'alone') await (await import('./site-build/post-build.ts')).postBuildExamples();
  },
} satisfies Config;
