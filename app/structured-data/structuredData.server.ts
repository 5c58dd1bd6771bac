import type { Graph, Thing } from 'schema-dts';
import { dataScript, type HtmlPage } from '#app/finish/htmlPage.server.ts';
import { type Language, languageOf, plainPath } from '#app/i18n/language.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { findEvent } from '#app/model/events/rules.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { breadcrumbList } from './breadcrumbs.server.ts';
import { eventData, governmentOffices, governmentService, imageGallery, videoObjects } from './entries.server.ts';
import { organisationAndSite } from './organisation.server.ts';

/** Adds schema.org data as JSON-LD at the end of the body of an indexed page. */
export function addStructuredData(page: HtmlPage, pathname: string): void {
  if (page.elements('meta', { name: 'robots', content: 'noindex' }).length > 0) return;
  const language = languageOf(pathname);
  const path = plainPath(decodeURI(pathname));
  const crumbs = breadcrumbList(page, path, language);
  const things = [...findThings(path, language), ...(crumbs ? [crumbs] : [])];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  if (things.length > 0) page.append('body', dataScript('application/ld+json', graph));
}

function findThings(path: string, language: Language): Thing[] {
  const [, section, entry = ''] = /^(\/scheme|\/notices\/events|\/photogallery)\/([^/]+)$/.exec(path) ?? [];
  if (section === '/scheme')
    return schemes.filter(({ id }) => id === entry).map((one) => governmentService(one, language));
  if (section === '/photogallery')
    return albums.filter(({ id }) => id === entry).map((one) => imageGallery(one, language));
  if (section === '/notices/events') return eventData(findEvent(events, entry), language);
  if (path === '/') return organisationAndSite(language);
  if (path === '/videogallery') return videoObjects(language);
  return governmentOffices(path, language);
}
