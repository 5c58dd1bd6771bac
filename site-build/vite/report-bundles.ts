import type { Plugin } from 'vite';
import { begin } from '../progress.ts';

const STEPS: Record<string, string> = { client: 'scripts and styles', ssr: 'modules that make the pages' };

/** Prints one line for each bundle. */
export function reportBundles(): Plugin {
  let end = begin('');
  return {
    name: 'report-bundles',
    apply: 'build',
    sharedDuringBuild: true,
    buildStart() {
      end = begin(STEPS[this.environment.name] ?? this.environment.name);
    },
    writeBundle(_, bundle) {
      end(Object.keys(bundle).length);
    },
  };
}
