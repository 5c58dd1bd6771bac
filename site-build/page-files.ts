import type { PageStart } from '#app/early/islands.ts';
import { HtmlPage, textContent } from '#app/finish/htmlPage.server.ts';

/** Lists what a page needs: its scripts, those of its islands with their data, stylesheets and icons. */
export function pageFiles(html: string): string[] {
  const page = new HtmlPage(html);
  const start: PageStart = JSON.parse(textContent(page.element('script', { type: 'application/json' })));
  const files = [
    ...page.elements('script').map(({ attribs }) => attribs.src ?? ''),
    ...(start.islands.length > 0 ? [start.hydrate, ...start.files] : []),
    ...start.islands.flatMap(({ module, files, props }) => [module, ...files, typeof props === 'string' ? props : '']),
    ...page.elements('link', { rel: 'stylesheet' }).map(({ attribs }) => attribs.href ?? ''),
    ...page.elements('use').map(({ attribs }) => attribs.href?.replace(/#.*/, '') ?? ''),
  ];
  return [...new Set(files)].filter((file) => file !== '').sort();
}

/** Lists the fonts that the page's early script loads. */
export function pageFonts(html: string): string[] {
  const scripts = new HtmlPage(html).elements('script');
  const fonts = scripts.flatMap(({ attribs }) => attribs['data-fonts']?.split(' ') ?? []);
  if (fonts.length === 0) throw new Error('The page does not name its fonts.');
  return fonts;
}
