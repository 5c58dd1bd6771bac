import type { PageStart } from '#app/early/islands.ts';
import { type HtmlElement, HtmlPage, textContent } from '#app/finish/htmlPage.server.ts';

/** Lists what a page needs: its own files, and those of its islands with their data. */
export function pageFiles(html: string): string[] {
  const start: PageStart = JSON.parse(textContent(new HtmlPage(html).element('script', { type: 'application/json' })));
  const files = start.islands.flatMap(({ module, files: own, words, props }) => [
    ...[start.hydrate, ...start.files, module, ...own, ...Object.values(words)],
    ...(typeof props === 'string' ? [props] : []),
  ]);
  return [...new Set([...visibleFiles(html), ...files])].sort();
}

/** Lists the scripts, stylesheets and icons that a page loads by itself in browsers with script. */
function visibleFiles(html: string): string[] {
  const page = new HtmlPage(html);
  const files = [
    ...page.elements('script').flatMap(({ attribs }) => attribs.src ?? []),
    ...page
      .elements('link', { rel: 'stylesheet' })
      .flatMap((link) => (isForNoScript(link) ? [] : (link.attribs.href ?? ''))),
    ...page.elements('use').map(({ attribs }) => attribs.href?.replace(/#.*/, '') ?? ''),
  ];
  return [...new Set(files)].sort();
}

const isForNoScript = ({ parent }: HtmlElement) => parent !== null && 'name' in parent && parent.name === 'noscript';

/** Lists the fonts that the page's early script loads. */
export function pageFonts(html: string): string[] {
  const scripts = new HtmlPage(html).elements('script');
  const fonts = scripts.flatMap(({ attribs }) => attribs['data-fonts']?.split(' ') ?? []);
  if (fonts.length === 0) throw new Error('The page does not name its fonts.');
  return fonts;
}
