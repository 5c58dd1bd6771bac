import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlElement, HtmlValidate, Parser, TextNode } from 'html-validate';
import { HtmlPage } from '#app/finish/htmlPage.server.ts';
import { type Language, languageOf, plainPath } from '#app/i18n/language.ts';
import { listFiles } from '#server/files.ts';

export const CLIENT_BUILD = join(process.cwd(), 'build', 'client');
if (!existsSync(CLIENT_BUILD)) throw new Error('There are no finished pages in build/client. Run: npm run build');

/** Published files by address, as the server lists them. */
export const files = listFiles(CLIENT_BUILD);

export type Page = {
  /** Decoded address, such as `/mr/scheme`. */
  path: string;
  /** Path without the language prefix, such as `/scheme`. */
  plain: string;
  language: Language;
  html: string;
  /** Parsed with the text of scripts and styles. */
  source: HtmlPage;
  /** Parsed without the text of scripts and styles and without SVG shapes. */
  document: HtmlElement;
  body: HtmlElement;
  main: HtmlElement;
};

export const readBuilt = (file: string) => readFileSync(join(CLIENT_BUILD, file), 'utf8');

const config = new HtmlValidate({ root: true }).getConfigForSync('page.html');

/** Reads a page, and parses it on first access because parsing is slow. */
function readPage(path: string, file: string): Page {
  const html = readBuilt(file);
  let parsed: HtmlElement | undefined;
  let source: HtmlPage | undefined;
  const find = (name: string, document: HtmlElement) => document.querySelector(name) ?? document;
  return {
    path,
    plain: plainPath(path),
    language: languageOf(path),
    html,
    get source() {
      source ??= new HtmlPage(html);
      return source;
    },
    get document() {
      parsed ??= new Parser(config).parseHtml(withoutShapes(html));
      return parsed;
    },
    get body() {
      return find('body', this.document);
    },
    get main() {
      return find('main', this.document);
    },
  };
}

function withoutShapes(html: string): string {
  return html
    .replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3')
    .replace(/<(path|circle|rect|line|polyline|polygon|ellipse)\b[^>]*>(<\/\1>)?/g, '');
}

/** Finished pages, English before Marathi, by address. */
export const pages: Page[] = [...files]
  .filter(([, file]) => /(^|\/)index\.html$/.test(file))
  .map(([path, file]) => readPage(path, file))
  .sort((a, b) => a.language.localeCompare(b.language) || a.path.localeCompare(b.path));

/** Pages that hosts show in place of a missing page. */
export const STAND_INS = ['/404', '/notices/events/not-found'];

export function pageAt(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path} in build/client`);
  return page;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: '\u00a0' };

/** Decodes the entities that React writes. */
export function decode(text: string): string {
  return text.replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** Returns the smallest part of a page that belongs to one entry. */
export function partOf(element: HtmlElement): HtmlElement {
  const { tagName, parent } = element;
  return /^(li|tr|article|section|main)$/.test(tagName) || !parent ? element : partOf(parent);
}

/** Returns the decoded value of an attribute. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  const value = element.getAttributeValue(name);
  return value === null ? undefined : decode(value);
}

/** Returns the text of an element with single spaces. */
export function textOf(element: HtmlElement): string {
  return textsIn(element)
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

export type Text = { text: string; language: string; inside: HtmlElement };

/** Returns the text nodes of an element with their language and parent element. */
export function textsIn(element: HtmlElement, language = 'unknown'): Text[] {
  const own = attribute(element, 'lang') ?? language;
  return element.childNodes.flatMap((node) => {
    if (node instanceof HtmlElement) return textsIn(node, own);
    return node instanceof TextNode ? [{ text: decode(node.textContent), language: own, inside: element }] : [];
  });
}

/** Returns labels, alternative texts, titles and placeholders in an element. */
export function labelsIn(element: HtmlElement, language = 'unknown'): Text[] {
  const own = attribute(element, 'lang') ?? language;
  const labels = ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) => {
    const text = attribute(element, name);
    return text ? [{ text, language: own, inside: element }] : [];
  });
  return [...labels, ...element.childElements.flatMap((child) => labelsIn(child, own))];
}

/** Returns `path: flaw` for each flaw of each page. */
export function flaws(inPage: (page: Page) => string[], checkedPages: Page[] = pages): string[] {
  return checkedPages.flatMap((page) => inPage(page).map((flaw) => `${page.path}: ${flaw}`));
}
