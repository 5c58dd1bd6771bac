import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { RouterStart } from '#app/early/loadRouter.ts';
import { HtmlPage, textContent } from '#app/finish/htmlPage.server.ts';
import type { Language } from '#app/i18n/language.ts';

/** A script that contains the texts of one screen in one language. */
export type TextScript = { language: Language; namespace: string; address: string };

/** Finds the text scripts in Vite's manifest of the client build. */
export function readTextScripts(folder: string): TextScript[] {
  return findTextScripts(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
}

export function findTextScripts(manifest: Manifest): TextScript[] {
  const scripts = Object.entries(manifest).flatMap(([source, { file }]) => {
    const [, language, namespace = ''] = /^app\/i18n\/(en|mr)\/([\w-]+)\.json$/.exec(source) ?? [];
    return language ? [{ language: language as Language, namespace, address: `/${file}` }] : [];
  });
  if (scripts.length === 0) throw new Error('The manifest names no texts; did the bundler change?');
  return scripts;
}

/** Lists what a page needs to start: modules with their imports, texts, stylesheets, icons and data. */
export function pageFiles(html: string, language: Language, texts: readonly TextScript[]): string[] {
  const page = new HtmlPage(html);
  const start: RouterStart = JSON.parse(textContent(page.element('script', { type: 'application/json' })));
  const namespaces = page.element('html').attribs['data-words']?.split(' ');
  if (!namespaces) throw new Error('The page does not name its texts.');
  const own = texts.filter((text) => text.language === language && namespaces.includes(text.namespace));
  const files = [
    ...[start.data, start.router, start.entry, ...Object.values(start.routes).flat(), ...start.imports],
    ...own.map(({ address }) => address),
    ...page.elements('link', { rel: 'stylesheet' }).map(({ attribs }) => attribs.href ?? ''),
    ...page.elements('use').map(({ attribs }) => attribs.href?.replace(/#.*/, '') ?? ''),
  ];
  return [...new Set(files)].sort();
}

/** Lists the fonts that the page's early script loads. */
export function pageFonts(html: string): string[] {
  const scripts = new HtmlPage(html).elements('script');
  const fonts = scripts.flatMap(({ attribs }) => attribs['data-fonts']?.split(' ') ?? []);
  if (fonts.length === 0) throw new Error('The page does not name its fonts.');
  return fonts;
}
