import type { Graph, Thing } from 'schema-dts';
import { type Language, languageOf, plainPath } from '#app/i18n/language.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { findEvent } from '#app/model/events/rules.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { breadcrumbList } from './breadcrumbs.server.ts';
import { eventData } from './event.server.ts';
import { imageGallery, videoObjects } from './media.server.ts';
import { governmentOffices } from './offices.server.ts';
import { organisationAndSite } from './organisation.server.ts';
import { governmentService } from './scheme.server.ts';

/** A page for missing things is nothing that a search engine should know. */
const HIDDEN = '<meta name="robots" content="noindex"/>';

/**
 * Adds what a page says in the words of schema.org, for machines. It stands at the end of the body, where it waits for
 * nothing and nothing waits for it, and only in the page's file: neither the router's data nor any script carries it.
 */
export function withStructuredData(html: string, pathname: string): string {
  const end = html.lastIndexOf('</body>');
  if (end === -1 || html.includes(HIDDEN)) return html;
  const language = languageOf(pathname);
  const path = plainPath(decodeURI(pathname));
  const crumbs = breadcrumbList(html, path, language);
  const things = [...thingsOf(path, language), ...(crumbs ? [crumbs] : [])];
  return things.length === 0 ? html : html.slice(0, end) + scriptOf(things) + html.slice(end);
}

/** What an address is about, beside its place in the site. */
function thingsOf(path: string, language: Language): Thing[] {
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

/** Letters that end a script or a line of it are written by their numbers: a text may contain `</script>`. */
const ENDING = /[<\u2028\u2029]/g;

function scriptOf(things: Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const json = JSON.stringify(graph).replace(
    ENDING,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json">${json}</script>`;
}
