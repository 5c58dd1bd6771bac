import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouterStart } from '#app/early/loadRouter.ts';
import { HtmlPage, textContent } from '#app/finish/htmlPage.server.ts';
import type { Language } from '#app/i18n/language.ts';

/** Script by its address, `/assets/…js` → its text. */
export type Scripts = Map<string, string>;

export function readScripts(folder: string): Scripts {
  const names = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  return new Map(names.map((name) => [`/assets/${name}`, readFileSync(join(folder, 'assets', name), 'utf8')]));
}

/** Matches `"./mr/papers.json":()=>…import(`./papers-S0wPATnh.js`)`, the bundler's import of a screen's texts. */
const WORDS = /"[./\w]*\/(en|mr)\/([\w-]+)\.json":[^"]*?import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g;

type Words = { language: Language; namespace: string; address: string };

/** Finds the script of each namespace of texts. */
export function findWordScripts(scripts: Scripts): Words[] {
  const found = [...scripts.values()].flatMap((text) =>
    [...text.matchAll(WORDS)].map(([, language, namespace, name]) => ({
      language: language as Language,
      namespace: namespace ?? '',
      address: `/assets/${name}`,
    })),
  );
  if (found.length === 0) throw new Error('No script names the words of a screen; did the bundler change?');
  return found;
}

/** Lists what a page needs to start: modules with their imports, texts, stylesheets, icons and data. */
export function pageFiles(html: string, language: Language, scripts: Scripts): string[] {
  const page = new HtmlPage(html);
  const { data, router, routes, entry } = readRouterStart(page);
  const namespaces = page.element('html').attribs['data-words']?.split(' ');
  if (!namespaces) throw new Error('The page does not name its texts.');
  const words = findWordScripts(scripts).filter(
    (one) => one.language === language && namespaces.includes(one.namespace),
  );
  const started = [...Object.values(routes).flat(), entry, ...words.map(({ address }) => address)];
  const stylesheets = page.elements('link', { rel: 'stylesheet' }).map(({ attribs }) => attribs.href ?? '');
  const icons = page.elements('use').map(({ attribs }) => attribs.href?.replace(/#.*/, '') ?? '');
  return [...new Set([...withImports(started, scripts), data, router, ...stylesheets, ...icons])].sort();
}

const readRouterStart = (page: HtmlPage): RouterStart =>
  JSON.parse(textContent(page.element('script', { type: 'application/json' })));

/** Lists the fonts that the page's early script loads. */
export function pageFonts(html: string): string[] {
  const scripts = new HtmlPage(html).elements('script');
  const fonts = scripts.flatMap(({ attribs }) => attribs['data-fonts']?.split(' ') ?? []);
  if (fonts.length === 0) throw new Error('The page does not name its fonts.');
  return fonts;
}

function withImports(addresses: string[], scripts: Scripts): Set<string> {
  const found = new Set<string>();
  const queue = [...addresses];
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    const text = scripts.get(address);
    if (text === undefined) throw new Error(`There is no script ${address}`);
    if (found.has(address)) continue;
    found.add(address);
    for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      queue.push(`/assets/${name}`);
  }
  return found;
}
