import { DomUtils } from 'htmlparser2';
import type { BreadcrumbList } from 'schema-dts';
import { type HtmlPage, textContent } from '#app/finish/htmlPage.server.ts';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { absoluteUrl } from './organisation.server.ts';

/** Reads the breadcrumbs of a rendered page. Crumbs without a link are left out but for the page itself. */
export function breadcrumbList(page: HtmlPage, path: string, language: Language): BreadcrumbList | undefined {
  const [trail] = page.elements('nav', { 'aria-label': words(language, 'shell')('youAreHere') });
  if (!trail) return undefined;
  const crumbs = DomUtils.getElementsByTagName('li', trail).flatMap((crumb) => {
    const [link] = DomUtils.getElementsByTagName('a', crumb);
    const isPage = DomUtils.existsOne(({ attribs }) => attribs['aria-current'] === 'page', crumb.children);
    if (!link && !isPage) return [];
    return { name: textContent(crumb), address: link ? site.address + link.attribs.href : absoluteUrl(path, language) };
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': address },
    })),
  };
}
