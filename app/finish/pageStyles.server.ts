import type { Language } from '#app/i18n/language.ts';
import { WIDE_SCREEN } from '#app/shell/wideScreen.ts';
import { type BuiltFile, hashedFile } from './builtFiles.server.ts';
import { afterFirstPaint, firstPaintRules } from './firstPaint.server.ts';
import { namesOnFirstScreen } from './firstScreen.server.ts';
import type { HtmlPage } from './htmlPage.server.ts';

/** `hydrationData`: its letters need fonts too. `read`: gives the text of a built file by its address. */
type PageContext = { language: Language; hydrationData: string; read: (address: string) => string };

/**
 * Writes the rules of the first paint on a phone into the page, and links the whole stylesheets: the site's, which all
 * pages share, and one for all parts of the screen. A wide screen, or one without script, waits for them; a phone fetches
 * them last (app/early/lateStyles.ts). Returns the inline rules and the linked files.
 */
export function addPageStyles(page: HtmlPage, { language, hydrationData, read }: PageContext) {
  const links = page.elements('link', { rel: 'stylesheet', 'data-precedence': 'screen' });
  const [site, ...parts] = links.map(({ attribs }) => attribs.href ?? '');
  if (!site) throw new Error('The page names no stylesheet; did React or the router change?');
  const screenRules = parts.map(read).join('\n');
  const files: BuiltFile[] = [
    // The address that the build knows; parts that are loaded later find the stylesheet in the page by it.
    { address: site.replace(/#$/, ''), text: afterFirstPaint(read(site)) },
    ...(parts.length > 0 ? [hashedFile('screens/', '.css', afterFirstPaint(screenRules))] : []),
  ];
  const inline = firstPaintRules(`${read(site)}\n${screenRules}`, {
    language,
    names: namesOnFirstScreen(page),
    text: page.text + hydrationData,
  });
  for (const link of links) page.remove(link);
  page.append('head', `<style>${inline}</style>`);
  for (const { address } of files)
    page.append('head', `<link rel="stylesheet" href="${address}" media="${WIDE_SCREEN}" data-late=""/>`);
  const withoutScript = files.map(({ address }) => `<link rel="stylesheet" href="${address}"/>`);
  page.append('head', `<noscript>${withoutScript.join('')}</noscript>`);
  return { inline, files };
}
