import { basename } from 'node:path';
import type { PageStart } from '#app/early/islands.ts';
import { textContent } from '#app/finish/htmlPage.server.ts';
import { files, type Page, readBuilt } from './pages.ts';

/** Source code of the built scripts, by file name. */
export const scripts = new Map(
  [...files.values()].filter((file) => /^assets\/.*\.js$/.test(file)).map((file) => [basename(file), readBuilt(file)]),
);

/** Returns scripts and everything that they import statically, directly or indirectly. */
export function withImports(names: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const text = scripts.get(name) ?? '';
    for (const [, imported = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g))
      queue.push(imported);
  }
  return found;
}

/** Parses what a page lists for its islands. */
export const startOf = ({ source }: Page): PageStart =>
  JSON.parse(textContent(source.element('script', { type: 'application/json' })));

/** Returns the file names of the scripts that a page runs by itself. */
export const startedBy = ({ source }: Page): string[] =>
  source.elements('script').flatMap(({ attribs }) => (attribs.src ? [basename(attribs.src)] : []));

/** Finds scripts that contain a text. */
export const scriptsWith = (text: string) =>
  [...scripts].filter(([, script]) => script.includes(text)).map(([name]) => name);
