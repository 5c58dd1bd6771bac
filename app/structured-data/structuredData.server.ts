import type { Graph, Thing } from 'schema-dts';
import { type Language, languageOf, plainPath } from '#app/i18n/language.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { findEvent } from '#app/model/events/rules.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { breadcrumbList } from './breadcrumbs.server.ts';
import { eventData, governmentOffices, governmentService, imageGallery, videoObjects } from './entries.server.ts';
import { organisationAndSite } from './organisation.server.ts';

const NO_INDEX = '<meta name="robots" content="noindex"/>';

/** Adds schema.org data as JSON-LD at the end of the body of an indexed page. */
export function withStructuredData(html: string, pathname: string): string {
  const end = html.lastIndexOf('</body>');
  if (end === -1 || html.includes(NO_INDEX)) return html;
  const language = languageOf(pathname);
  const path = plainPath(decodeURI(pathname));
  const crumbs = breadcrumbList(html, path, language);
  const things = [...findThings(path, language), ...(crumbs ? [crumbs] : [])];
  return things.length === 0 ? html : html.slice(0, end) + toScript(things) + html.slice(end);
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

/** Escapes what would end the script element or a line: `</script>`, U+2028, U+2029. */
const UNSAFE = /[<\u2028\u2029]/g;

function toScript(things: Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const json = JSON.stringify(graph).replace(
    UNSAFE,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json">${json}</script>`;
}
