import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlElement, HtmlValidate, Parser, TextNode } from 'html-validate';
import { HtmlPage } from '#app/finish/htmlPage.server.ts';
import { type Language, languageOf, plainPath } from '#app/i18n/language.ts';
import { listFiles } from '#server/files.ts';

export const CLIENT_BUILD = join(process.cwd(), 'build', 'client');
if (!existsSync(CLIENT_BUILD)) throw new Error('There are no finished pages in build/client. Run: npm run build');

/** Address → file of everything that is published, as the server knows it. */
export const files = listFiles(CLIENT_BUILD);

export type Page = {
  /** Address, not encoded: `/mr/scheme`. */
  path: string;
  /** The same without the language: `/scheme`. */
  plain: string;
  language: Language;
  /** The file, letter for letter. */
  html: string;
  /** Its elements with the text of scripts and styles. */
  source: HtmlPage;
  /** Its elements, without the text of scripts and styles and without the lines of drawings. */
  document: HtmlElement;
  body: HtmlElement;
  main: HtmlElement;
};

export const readBuilt = (file: string) => readFileSync(join(CLIENT_BUILD, file), 'utf8');

const config = new HtmlValidate({ root: true }).getConfigForSync('page.html');

/** Reads a page. Its elements are made when a test first looks at them: that takes most of the time. */
function readPage(path: string, file: string): Page {
  const html = readBuilt(file);
  let parsed: HtmlElement | undefined;
  let source: HtmlPage | undefined;
  const inside = (name: string, document: HtmlElement) => document.querySelector(name) ?? document;
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
      parsed ??= new Parser(config).parseHtml(withoutLines(html));
      return parsed;
    },
    get body() {
      return inside('body', this.document);
    },
    get main() {
      return inside('main', this.document);
    },
  };
}

function withoutLines(html: string): string {
  return html
    .replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3')
    .replace(/<(path|circle|rect|line|polyline|polygon|ellipse)\b[^>]*>(<\/\1>)?/g, '');
}

/** Every finished page, English before Marathi, by address. */
export const pages: Page[] = [...files]
  .filter(([, file]) => /(^|\/)index\.html$/.test(file))
  .map(([path, file]) => readPage(path, file))
  .sort((a, b) => a.language.localeCompare(b.language) || a.path.localeCompare(b.path));

/** Pages that hosts show in place of a missing one. They have no address of their own. */
export const STAND_INS = ['/404', '/notices/events/not-found'];

export function pageAt(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path} in build/client`);
  return page;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: '\u00a0' };

/** React writes no other entities than these. */
export function decode(text: string): string {
  return text.replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** Value of an attribute as a browser reads it. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  const value = element.getAttributeValue(name);
  return value === null ? undefined : decode(value);
}

/** Text of an element, its spaces made one. */
export function textOf(element: HtmlElement): string {
  return textsIn(element)
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

export type Text = { text: string; language: string; inside: HtmlElement };

/** The texts in an element, each with the language it is marked as and the element around it. */
export function textsIn(element: HtmlElement, language = 'unknown'): Text[] {
  const here = attribute(element, 'lang') ?? language;
  return element.childNodes.flatMap((node) => {
    if (node instanceof HtmlElement) return textsIn(node, here);
    return node instanceof TextNode ? [{ text: decode(node.textContent), language: here, inside: element }] : [];
  });
}

/** What is read out or shown without being a text: names of controls and pictures, hints in fields. */
export function labelsIn(element: HtmlElement, language = 'unknown'): Text[] {
  const own = attribute(element, 'lang') ?? language;
  const labels = ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) => {
    const text = attribute(element, name);
    return text ? [{ text, language: own, inside: element }] : [];
  });
  return [...labels, ...element.childElements.flatMap((child) => labelsIn(child, own))];
}

/** One line for each flaw of each page, so that a failing test says where to look. */
export function flaws(inPage: (page: Page) => string[], those: Page[] = pages): string[] {
  return those.flatMap((page) => inPage(page).map((flaw) => `${page.path}: ${flaw}`));
}
