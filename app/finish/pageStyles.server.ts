import type { Language } from '#app/i18n/language.ts';
import { WIDE_SCREEN } from '#app/shell/navigation/wideScreen.ts';
import { type BuiltFile, createHashedFile } from './builtFiles.server.ts';
import { removeInlinedRules, selectFirstPaintRules } from './firstPaint.server.ts';
import type { HtmlElement, HtmlPage } from './htmlPage.server.ts';
import { applyNoScriptRules } from './withoutScript.server.ts';

/** `read`: returns the text of a built file by its address. */
type PageContext = { language: Language; read: (address: string) => string };

/**
 * Writes the rules of the first paint on a phone into the page, and links two stylesheets: the site's and the screen's.
 * The stylesheets block rendering on wide screens and without script; phones load them last (app/early/lateStyles.ts).
 */
export function addPageStyles(page: HtmlPage, { language, read }: PageContext) {
  const links = page.elements('link', { rel: 'stylesheet', 'data-precedence': 'screen' });
  const [site, ...parts] = links.map(({ attribs }) => attribs.href ?? '');
  if (!site) throw new Error('The page names no stylesheet; did React or the router change?');
  const screenRules = parts.map(read).join('\n');
  const files: BuiltFile[] =
    parts.length > 0 ? [createHashedFile('screens/', '.css', removeInlinedRules(screenRules))] : [];
  // Keeps the address of the site's stylesheet from the build, because lazily loaded modules contain this address.
  const addresses = [site.replace(/#$/, ''), ...files.map(({ address }) => address)];
  const allRules = `${read(site)}\n${screenRules}`;
  const inline = selectFirstPaintRules(allRules, { language, names: namesOnFirstScreen(page) });
  for (const link of links) page.remove(link);
  page.append('head', `<style>${inline}</style>`);
  for (const address of addresses)
    page.append(
      'head',
      `<link rel="stylesheet" href="${address}" media="${WIDE_SCREEN}" data-late="${addresses.length}"/>`,
    );
  const bare = createHashedFile('screens/', '.css', applyNoScriptRules(allRules));
  const withoutScript = [...addresses, bare.address].map((address) => `<link rel="stylesheet" href="${address}"/>`);
  page.append('head', `<noscript>${withoutScript.join('')}</noscript>`);
  return { inline, files: [...files, bare] };
}

/** Number of characters in `<main>` that fill the first screen of a phone. */
const FIRST_SCREEN_CHARACTERS = 600;

/** Collects the classes and the ids (as `#id`) of the elements that a phone shows before scrolling. */
export function namesOnFirstScreen(page: HtmlPage): Set<string> {
  const names = new Set<string>();
  for (const child of page.element('body').children) {
    if (!('attribs' in child) || child.name === 'footer' || child.name === 'dialog') continue;
    collectNames(child, names, { characters: child.name === 'main' ? FIRST_SCREEN_CHARACTERS : Infinity });
  }
  return names;
}

/** `room`: number of characters that still fit on the first screen. Each text reduces it. */
function collectNames(element: HtmlElement, names: Set<string>, room: { characters: number }): void {
  const { name, attribs } = element;
  if (room.characters < 0 || name === 'option' || attribs.hidden === '') return;
  for (const className of attribs.class?.split(' ') ?? []) names.add(className);
  if (attribs.id) names.add(`#${attribs.id}`);
  if ('data-wide' in attribs) return;
  const isClosed = name === 'details' && !('open' in attribs);
  // Ignores the length of in-page links, because on a phone they are one line that scrolls sideways.
  const roomInside = name === 'nav' ? { characters: Infinity } : room;
  for (const child of element.children) {
    if (child.type === 'text') roomInside.characters -= Number(child.endIndex) + 1 - Number(child.startIndex);
    else if ('attribs' in child && (!isClosed || child.name === 'summary')) collectNames(child, names, roomInside);
  }
}
