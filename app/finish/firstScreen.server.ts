import type { HtmlElement, HtmlPage } from './htmlPage.server.ts';

/** Characters of the page's own text that fill the first screen of a phone, with headings and buttons among them. */
const FIRST_CHARACTERS = 600;

/** Collects the classes, and the ids as `#id`, of what a phone shows before it is scrolled. */
export function namesOnFirstScreen(page: HtmlPage): Set<string> {
  const names = new Set<string>();
  for (const child of page.element('body').children) {
    if (!('attribs' in child) || child.name === 'footer' || child.name === 'dialog') continue;
    collectNames(child, names, { characters: child.name === 'main' ? FIRST_CHARACTERS : Infinity });
  }
  return names;
}

/** `room`: what is left of the first screen; it shrinks with each text. */
function collectNames(element: HtmlElement, names: Set<string>, room: { characters: number }): void {
  const { name, attribs } = element;
  if (room.characters < 0 || name === 'option' || attribs.hidden === '') return;
  for (const className of attribs.class?.split(' ') ?? []) names.add(className);
  if (attribs.id) names.add(`#${attribs.id}`);
  if ('data-wide' in attribs) return;
  const isClosed = name === 'details' && !('open' in attribs);
  // Links within a page are one line on a phone; the rest of the line lies beside the screen.
  const roomInside = name === 'nav' ? { characters: Infinity } : room;
  for (const child of element.children) {
    if (child.type === 'text') roomInside.characters -= Number(child.endIndex) + 1 - Number(child.startIndex);
    else if ('attribs' in child && (!isClosed || child.name === 'summary')) collectNames(child, names, roomInside);
  }
}
