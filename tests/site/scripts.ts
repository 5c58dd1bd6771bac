import { basename } from 'node:path';
import type { RouterStart } from '#app/early/loadRouter.ts';
import { textContent } from '#app/finish/htmlPage.server.ts';
import { files, type Page, readBuilt } from './pages.ts';

/** Name → text of every script that browsers can fetch. */
export const scripts = new Map(
  [...files.values()].filter((file) => /^assets\/.*\.js$/.test(file)).map((file) => [basename(file), readBuilt(file)]),
);

/** Scripts that are fetched together with these: what they import at their head, and what that imports. */
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

/** What a page starts the router with. */
export const startOf = ({ source }: Page): RouterStart =>
  JSON.parse(textContent(source.element('script', { type: 'application/json' })));

/** Names of the modules that a page starts: those of its routes, and the entry. */
export function startedBy(page: Page): string[] {
  const { routes, entry } = startOf(page);
  return [...Object.values(routes).flat(), entry].map((address) => basename(address));
}

/** The script that holds the words of a screen, as the start of the site finds it. */
const wordFiles = new Map(
  [...scripts.values()].flatMap((text) =>
    [...text.matchAll(/["'`]\.\/((?:en|mr)\/[\w-]+)\.json["'`]:\s*\(\)\s*=>[^,]*?import\(["'`]\.\/([\w.-]+\.js)/g)].map(
      ([, words = '', name = '']) => [words, name] as const,
    ),
  ),
);

/** The scripts with the words that a page was made of. Throws when the words of a screen are nowhere. */
export function wordsOf({ source, language }: Page): string[] {
  const screens = source.element('html').attribs['data-words']?.split(' ') ?? [];
  return screens.map((screen) => {
    const name = wordFiles.get(`${language}/${screen}`);
    if (!name) throw new Error(`No script has the words of ${screen} in ${language}.`);
    return name;
  });
}
