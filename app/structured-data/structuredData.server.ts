import { DomUtils } from 'htmlparser2';
import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { createDataScript, type HtmlPage, textContent } from '#app/finish/htmlPage.server.ts';
import { type Language, languageOf, plainPath } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { events } from '#app/model/events/data.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import * as things from './things.server.ts';

/** Adds schema.org data as JSON-LD at the end of the body. Skips pages with `noindex`. */
export function addStructuredData(page: HtmlPage, pathname: string): void {
  if (page.elements('meta', { name: 'robots', content: 'noindex' }).length > 0) return;
  const language = languageOf(pathname);
  const path = plainPath(pathname);
  const crumbs = breadcrumbList(page, path, language);
  const all = [...findThings(path, language), ...(crumbs ? [crumbs] : [])];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': all };
  if (all.length > 0) page.append('body', createDataScript('application/ld+json', graph));
}

function findThings(path: string, language: Language): Thing[] {
  const isOn = (page: (id: string | number) => string) => (entry: { id: string | number }) => page(entry.id) === path;
  return [
    ...schemes.filter(isOn(pageOf.schemes)).map((scheme) => things.governmentService(scheme, language)),
    ...situations.filter(isOn(pageOf.situations)).flatMap((one) => things.schemesOfSituation(one, language)),
    ...albums.filter(isOn(pageOf.albums)).map((album) => things.imageGallery(album, language)),
    ...events.filter(isOn(pageOf.events)).flatMap((event) => things.eventData(event, language)),
    ...(path === '/' ? things.organisationAndSite(language) : []),
    ...(path === '/videogallery' ? things.videoObjects(language) : []),
    ...things.governmentOffices(path, language),
  ];
}

/** Reads the breadcrumbs of a rendered page. Omits crumbs without a link, except for the current page. */
function breadcrumbList(page: HtmlPage, path: string, language: Language): BreadcrumbList | undefined {
  const [trail] = page.elements('nav', { 'aria-label': words(language, 'breadcrumbs')('youAreHere') });
  if (!trail) return undefined;
  const crumbs = DomUtils.getElementsByTagName('li', trail).flatMap((crumb) => {
    const [link] = DomUtils.getElementsByTagName('a', crumb);
    const isPage = DomUtils.existsOne(({ attribs }) => attribs['aria-current'] === 'page', crumb.children);
    if (!link && !isPage) return [];
    return {
      name: textContent(crumb),
      address: link ? site.address + link.attribs.href : things.absoluteUrl(path, language),
    };
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
