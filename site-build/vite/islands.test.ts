import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { islands } from './islands.ts';

const folder = mkdtempSync(join(tmpdir(), 'islands-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCES = {
  'route.tsx': [
    "import type { Never } from './Never.tsx';",
    "import './base.css';",
    "import {\n  Card,\n} from './Card.tsx';",
    "import { read } from './read.server.ts';",
    "import styles from './route.module.css';",
    "const later = () => import('./Later.tsx');",
  ],
  'Card.tsx': ["export { Tag } from './Tag.tsx';", "import styles from './Card.module.css';"],
  'Tag.tsx': ["import { Card } from './Card.tsx';", "import styles from './Tag.module.css';"],
  ...Object.fromEntries(
    ['Never', 'Later', 'read.server'].map((name) => [`${name}.tsx`, [`import styles from './${name}.module.css';`]]),
  ),
};
for (const [file, lines] of Object.entries(SOURCES)) writeFileSync(join(folder, file), lines.join('\n'));

/** Calls a hook of the plugin with a bundler that resolves relative files and records what it emits. */
function callHook(name: 'transform' | 'buildStart', ...given: unknown[]) {
  const emitted: { type: string; id: string }[] = [];
  const bundler = {
    resolve: async (source: string, from: string) => ({ id: join(dirname(from), source) }),
    emitFile: (file: { type: string; id: string }) => emitted.push(file),
  };
  const hook = islands()[name] as (...given: unknown[]) => unknown;
  return { result: hook.apply(bundler, given), emitted };
}

const transform = (id: string) => callHook('transform', '', join(folder, id)).result;

describe('the script of a screen', () => {
  it('is reduced to the stylesheets of its components, each once, in the order of their rules', async () => {
    const { code } = (await transform('route.tsx?__react-router-build-client-route')) as { code: string };
    expect(code.split('\n').map((line) => line.replace(`${folder}/`, ''))).toEqual([
      "import 'base.css?page';",
      "export * as names1 from 'Tag.module.css?page';",
      "export * as names2 from 'Card.module.css?page';",
      "export * as names3 from 'route.module.css?page';",
    ]);
  });

  it('is the only module that is changed', async () => {
    expect(await transform('Card.tsx')).toBeUndefined();
  });
});

describe('the build of the browser', () => {
  it('has a script for each island and for the module that hydrates them', () => {
    const { emitted } = callHook('buildStart');
    expect(emitted.length).toBeGreaterThan(1);
    expect(emitted.every(({ type, id }) => type === 'chunk' && /hydrateIsland\.tsx$|\.island\.tsx?$/.test(id))).toBe(
      true,
    );
  });
});
