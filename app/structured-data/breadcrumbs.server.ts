import type { BreadcrumbList } from 'schema-dts';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { absoluteUrl } from './organisation.server.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string) => text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Reads the breadcrumbs from the rendered page. Crumbs without a link are left out but for the page itself. */
export function breadcrumbList(html: string, path: string, language: Language): BreadcrumbList | undefined {
  const label = words(language, 'shell')('youAreHere');
  const trail = new RegExp(`<nav[^>]* aria-label="${label}"[^>]*><ol>(.*?)</ol></nav>`, 's').exec(html)?.[1];
  if (trail === undefined) return undefined;
  const crumbs = [...trail.matchAll(/<li>(.*?)<\/li>/gs)].flatMap(([, crumb = '']) => {
    const name = decode(crumb.replace(/<[^>]+>/g, ''));
    const href = / href="([^"]+)"/.exec(crumb)?.[1];
    if (href === undefined && !crumb.includes('aria-current="page"')) return [];
    return { name, address: href === undefined ? absoluteUrl(path, language) : site.address + decode(href) };
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
