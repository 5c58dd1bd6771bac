import { basename } from 'node:path';
import type { RouterStart } from '#app/early/loadRouter.ts';
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

/** Parses the router data of a page. */
export const startOf = ({ source }: Page): RouterStart =>
  JSON.parse(textContent(source.element('script', { type: 'application/json' })));

/** Returns the file names of a page's route modules and entry. */
export function startedBy(page: Page): string[] {
  const { routes, entry } = startOf(page);
  return [...Object.values(routes).flat(), entry].map((address) => basename(address));
}

/** File name of the script with the words of a screen, by `language/screen`. */
const wordFiles = new Map(
  [...scripts.values()].flatMap((text) =>
    [...text.matchAll(/["'`]\.\/((?:en|mr)\/[\w-]+)\.json["'`]:\s*\(\)\s*=>[^,]*?import\(["'`]\.\/([\w.-]+\.js)/g)].map(
      ([, words = '', name = '']) => [words, name] as const,
    ),
  ),
);

/** Returns the scripts with a page's words. Throws if no script has them. */
export function wordsOf({ source, language }: Page): string[] {
  const screens = source.element('html').attribs['data-words']?.split(' ') ?? [];
  return screens.map((screen) => {
    const name = wordFiles.get(`${language}/${screen}`);
    if (!name) throw new Error(`No script has the words of ${screen} in ${language}.`);
    return name;
  });
}
