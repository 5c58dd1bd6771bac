import type { Plugin } from 'vite';

/** Reloads the pages in development after an edit of a module that only the server runs: a static screen, a component, words. */
export function reloadPagesInDev(): Plugin {
  return {
    name: 'reload-pages-in-dev',
    apply: 'serve',
    hotUpdate({ modules, server: { environments }, file }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const { client } = environments;
      if (!client.moduleGraph.getModulesByFile(file)) client.hot.send({ type: 'full-reload' });
    },
  };
}
