import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Stylesheets, drawings, and hydration data. */
const BESIDE = /\/assets\/[\w./-]+\.(?:css|json|svg)/g;

/** Lists what a page needs to start: modules with their imports, texts, stylesheets, drawings and data. */
export function pageFiles(html: string, language: Language, scripts: Scripts): string[] {
  const started = [...html.matchAll(/import\("(\/assets\/[\w.-]+\.js)"\)/g)].map(([, address = '']) => address);
  const spoken = /<html[^>]* data-words="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  if (started.length === 0 || spoken.length === 0) throw new Error('The page does not say what it starts.');
  const words = findWordScripts(scripts).filter((one) => one.language === language && spoken.includes(one.namespace));
  const modules = withImports([...started, ...words.map(({ address }) => address)], scripts);
  return [...new Set([...modules, ...(html.match(BESIDE) ?? [])])].sort();
}

/** Lists the fonts that the page's early script loads. */
export function pageFonts(html: string): string[] {
  const list = /\["\/assets\/[^\]]*\.woff2"\]/.exec(html)?.[0];
  if (list === undefined) throw new Error('The page does not say which letters it is set in.');
  return JSON.parse(list);
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
