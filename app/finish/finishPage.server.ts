import type { Language } from '#app/i18n/language.ts';
import startScript from '../early/start.ts?inline-module';
import type { BuiltFile } from './builtFiles.server.ts';
import { dataScript, type HtmlPage, textContent } from './htmlPage.server.ts';
import { addPageStyles } from './pageStyles.server.ts';
import { type RenderedRoute, routerStart } from './routerStart.server.ts';
import { securityPolicy } from './securityPolicy.server.ts';

/** `namespaces`: translation files with which the page was rendered. `read`: returns the text of a built file by its address. */
type Rendered = RenderedRoute & { namespaces: string[]; read: (address: string) => string };

/**
 * Adds to a rendered page: the names of its translation files, the styles of its first paint, the script that starts the
 * router, and its security policy. Returns the files that the page references. Throws if the page has an unexpected form.
 */
export function finishPage(page: HtmlPage, { namespaces, read, ...route }: Rendered): BuiltFile[] {
  const html = page.element('html');
  const language = html.attribs.lang as Language;
  const charset = page.element('meta', { charset: 'utf-8' });
  const scripts = [...page.elements('script').map(textContent), startScript];
  const { start, files } = routerStart(route, language);

  page.addAttribute(html, `data-words="${namespaces.join(' ')}"`);
  const styles = addPageStyles(page, { language, hydrationData: route.data, read });
  page.replace(charset, `<meta charset="utf-8"/>${securityPolicy(scripts, [styles.inline])}`);
  page.append('body', dataScript('application/json', start));
  page.append('body', `<script type="module" async="">${startScript}</script>`);
  return [...styles.files, ...files];
}
