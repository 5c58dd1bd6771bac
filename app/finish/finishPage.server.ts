import type { Language } from '#app/i18n/language.ts';
import type { RenderedIsland } from '#app/islands/renderIslands.server.tsx';
import type { BuiltFile } from './builtFiles.server.ts';
import { type HtmlPage, textContent } from './htmlPage.server.ts';
import { collectIslandStart } from './islandStart.server.ts';
import { addPageStyles } from './pageStyles.server.ts';
import { createSecurityPolicy } from './securityPolicy.server.ts';

/** `entry`: address of the script of every page. `read`: returns the text of a built file by its address. */
type Rendered = { islands: RenderedIsland[]; entry: string; read: (address: string) => string };

/**
 * Adds to a rendered page: the styles of its first paint, the script of every page, what its islands need to start, and its
 * security policy. Returns the files that the page references. Throws if the page has an unexpected form.
 */
export function finishPage(page: HtmlPage, { islands, entry, read }: Rendered): BuiltFile[] {
  const language = page.element('html').attribs.lang as Language;
  const charset = page.element('meta', { charset: 'utf-8' });
  const scripts = page.elements('script').map(textContent);
  const { start, files } = collectIslandStart(islands, { language, read });

  const styles = addPageStyles(page, { language, read });
  page.replace(charset, `<meta charset="utf-8"/>${createSecurityPolicy(scripts, [styles.inline])}`);
  page.removeComments();
  page.addData(start);
  page.append('head', `<script type="module" src="${entry}" fetchpriority="low"></script>`);
  return [...styles.files, ...files];
}
