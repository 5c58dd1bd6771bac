import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import type { Sentence } from './reader.ts';
import { splitSentences } from './sentences.ts';

type SentenceOnPage = Sentence & { range: Range };

/** Section of a page from one h2 to the next. `first`: index of its first sentence. */
export type PageSection = { title: string; first: number };

/** Elements that begin a new sentence. */
const BLOCK_SELECTOR =
  'h1,h2,h3,h4,p,li,dt,dd,figcaption,address,blockquote,legend,label,caption,th,td,div,section,article';

/** Excludes navigation and controls, and also tables, because listeners cannot follow a table. */
const EXCLUDED_SELECTOR = 'nav,button,select,option,table,dialog,script,style,svg,[aria-hidden="true"],.no-print,.sr';

/** Text of an element. `start`: offset of a text node in `text`. */
type Block = { element: Element; language: Language; text: string; nodes: { node: Text; start: number }[] };

/** Collects the visible sentences and the sections of a page. */
export function collectSentences(page: Element): { sentences: SentenceOnPage[]; parts: PageSection[] } {
  // Opens folded parts that are read aloud, so that the highlighted sentence is visible.
  for (const part of page.querySelectorAll<HTMLDetailsElement>('[data-read-aloud]')) part.open = true;
  const sentences: SentenceOnPage[] = [];
  const parts: PageSection[] = [];
  for (const block of findBlocks(page)) {
    if (block.element.matches('h2')) parts.push({ title: block.text.trim(), first: sentences.length });
    for (const { start, end } of splitSentences(block.text)) {
      const text = block.text.slice(start, end).replace(/\s+/g, ' ');
      if (/[\p{L}\p{N}]/u.test(text))
        sentences.push({ text, language: block.language, range: createRange(block, start, end) });
    }
  }
  return { sentences, parts };
}

function findBlocks(page: Element): Block[] {
  const blocks: Block[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || !isReadAloud(parent)) continue;
    const element = parent.closest(BLOCK_SELECTOR) ?? page;
    const language = findLanguage(parent);
    const last = blocks[blocks.length - 1];
    if (last?.element === element && last.language === language) appendText(last, node);
    else blocks.push({ element, language, text: node.data, nodes: [{ node, start: 0 }] });
  }
  return blocks;
}

/** Appends a text node, with a space between adjacent elements. */
function appendText(block: Block, node: Text) {
  const needsSpace =
    block.nodes[block.nodes.length - 1]?.node.parentElement !== node.parentElement && !/\s$/.test(block.text);
  const text = block.text + (needsSpace && !/^[\s.,;:)]/.test(node.data) ? ' ' : '');
  block.nodes.push({ node, start: text.length });
  block.text = text + node.data;
}

/** Excludes links that are styled as buttons; inline links are part of a sentence. */
function isReadAloud(parent: Element): boolean {
  if (parent.closest(EXCLUDED_SELECTOR) || !parent.checkVisibility({ visibilityProperty: true })) return false;
  const link = parent.closest('a');
  return !link || getComputedStyle(link).display === 'inline';
}

function findLanguage(element: Element): Language {
  const lang = element.closest<HTMLElement>('[lang]')?.lang;
  return LANGUAGES.find((language) => language === lang) ?? 'en';
}

function createRange({ nodes }: Block, start: number, end: number): Range {
  const range = document.createRange();
  const nodeAt = (offset: number) => nodes.filter((text) => text.start <= offset).pop() ?? nodes[0];
  const first = nodeAt(start);
  const last = nodeAt(end - 1);
  if (first) range.setStart(first.node, Math.min(start - first.start, first.node.length));
  if (last) range.setEnd(last.node, Math.min(end - last.start, last.node.length));
  return range;
}
