import { expect, it, vi } from 'vitest';
import { reloadPagesInDev } from './reload-pages-in-dev.ts';

/** Sends an edit of a file to the plugin. Returns what the plugin sent to the browser. */
function editing(file: string, { environment, inBrowser }: { environment: string; inBrowser: string[] }) {
  const send = vi.fn();
  const client = {
    hot: { send },
    moduleGraph: { getModulesByFile: (one: string) => inBrowser.includes(one) || undefined },
  };
  const { hotUpdate } = reloadPagesInDev() as { hotUpdate: (this: object, options: object) => void };
  hotUpdate.call({ environment: { name: environment } }, { modules: [{}], file, server: { environments: { client } } });
  return send.mock.calls.flat();
}

it('an edit of what only the server runs reloads the pages', () => {
  expect(editing('a.tsx', { environment: 'ssr', inBrowser: [] })).toEqual([{ type: 'full-reload' }]);
});

it('an edit of an island is left to its refresh, which keeps what was typed', () => {
  expect(editing('a.island.tsx', { environment: 'ssr', inBrowser: ['a.island.tsx'] })).toEqual([]);
});

it('an edit is announced once, not by each environment', () => {
  expect(editing('a.tsx', { environment: 'client', inBrowser: [] })).toEqual([]);
});
