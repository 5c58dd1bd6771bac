import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import type { Sentence } from './reader.ts';
import { splitSentences } from './sentences.ts';

export type SentenceOnPage = Sentence & { range: Range };

/** A section of the page, from its h2; `first` is the index of its first sentence. */
export type Part = { title: string; first: number };

/** Elements whose text is read without a break. */
const BLOCKS = 'h1,h2,h3,h4,p,li,dt,dd,figcaption,address,blockquote,legend,label,caption,th,td,div,section,article';

/** Excludes navigation, controls and tables, which make no sense by ear. */
const NOT_READ = 'nav,button,select,option,table,dialog,script,style,svg,[aria-hidden="true"],.no-print,.sr';

type Letters = { node: Text; start: number };
type Block = { element: Element; language: Language; text: string; letters: Letters[] };

/** Collects the visible sentences of a page and its sections. */
export function readable(page: Element): { sentences: SentenceOnPage[]; parts: Part[] } {
  const sentences: SentenceOnPage[] = [];
  const parts: Part[] = [];
  for (const block of blocksIn(page)) {
    if (block.element.matches('h2')) parts.push({ title: block.text.trim(), first: sentences.length });
    for (const { start, end } of splitSentences(block.text)) {
      const text = block.text.slice(start, end).replace(/\s+/g, ' ');
      if (/[\p{L}\p{N}]/u.test(text))
        sentences.push({ text, language: block.language, range: rangeOf(block, start, end) });
    }
  }
  return { sentences, parts };
}

function blocksIn(page: Element): Block[] {
  const blocks: Block[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || !isRead(parent)) continue;
    const element = parent.closest(BLOCKS) ?? page;
    const language = languageAt(parent);
    const last = blocks.at(-1);
    if (last?.element === element && last.language === language) add(last, node);
    else blocks.push({ element, language, text: node.data, letters: [{ node, start: 0 }] });
  }
  return blocks;
}

/** Appends a text node, with a space between adjacent elements. */
function add(block: Block, node: Text) {
  const joined = block.letters.at(-1)?.node.parentElement !== node.parentElement && !/\s$/.test(block.text);
  const text = block.text + (joined && !/^[\s.,;:)]/.test(node.data) ? ' ' : '');
  block.letters.push({ node, start: text.length });
  block.text = text + node.data;
}

/** Excludes links that are styled as buttons; inline links are part of a sentence. */
function isRead(parent: Element): boolean {
  if (parent.closest(NOT_READ) || !parent.checkVisibility({ visibilityProperty: true })) return false;
  const link = parent.closest('a');
  return !link || getComputedStyle(link).display === 'inline';
}

function languageAt(element: Element): Language {
  const named = element.closest<HTMLElement>('[lang]')?.lang;
  return LANGUAGES.find((language) => language === named) ?? 'en';
}

function rangeOf({ letters }: Block, start: number, end: number): Range {
  const range = document.createRange();
  const at = (offset: number) => letters.findLast((piece) => piece.start <= offset) ?? letters[0];
  const first = at(start);
  const last = at(end - 1);
  if (first) range.setStart(first.node, Math.min(start - first.start, first.node.length));
  if (last) range.setEnd(last.node, Math.min(end - last.start, last.node.length));
  return range;
}
