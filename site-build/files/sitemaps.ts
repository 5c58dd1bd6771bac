import { LANGUAGES, type Language, pathIn, plainPath } from '#app/i18n/language.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { releases } from '#app/model/changes/data.server.ts';
import { entriesOf } from '#app/model/districts/districtFacts.server.ts';
import { DISTRICT_IDS } from '#app/model/districts/schema.server.ts';
import { elsewhere } from '#app/model/elsewhere/data.server.ts';
import { entryPages } from '#app/model/entryPages.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { home } from '#app/model/home/data.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { notices } from '#app/model/notices/data.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { OFFICE_PATHS } from '#app/model/offices/rules.ts';
import { pages } from '#app/model/pages/data.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { escapeMarkup } from '../media/escape.ts';
import { pathsToPrerender } from '../paths.ts';

/** Error pages, search and print sheets, which search engines must not list. */
const NOT_LISTED = [/^\/404$/, /\/not-found$/, /^\/search$/, /\/sheet$/];

/** Generates `/sitemap.xml` and the sitemap of each language. */
export function sitemaps(): Map<string, string> {
  const paths = [...new Set(pathsToPrerender().map(plainPath))].filter(
    (path) => !NOT_LISTED.some((pattern) => pattern.test(path)),
  );
  const maps = LANGUAGES.map((language) => [`/sitemap-${language}.xml`, sitemap(paths, language)] as const);
  const newest = paths.map(lastModified).sort().at(-1);
  const index = maps.map(
    ([address]) => `<sitemap><loc>${site.address}${address}</loc><lastmod>${newest}</lastmod></sitemap>`,
  );
  return new Map([['/sitemap.xml', xml('sitemapindex', '', index)], ...maps]);
}

function sitemap(paths: string[], language: Language): string {
  const urls = paths.map((path) => {
    const alternates = [
      ...LANGUAGES.map((other) => link(other, address(path, other))),
      link('x-default', address(path, 'en')),
    ];
    return `<url><loc>${address(path, language)}</loc><lastmod>${lastModified(path)}</lastmod>${alternates.join('')}</url>`;
  });
  return xml('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls);
}

const link = (language: string, href: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;

const address = (path: string, language: Language) => escapeMarkup(site.address + encodeURI(pathIn(language, path)));

function xml(root: string, attributes: string, entries: string[]): string {
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${attributes}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join('\n')}\n</${root}>\n`;
}

type Dated = { asOf: string };

const newestDate = (entries: readonly Dated[]) =>
  entries
    .map(({ asOf }) => asOf)
    .sort()
    .at(-1);

/** Entries of each list page. The newest entry determines the date of the page. */
const LISTS: Record<string, readonly Dated[]> = {
  '/': [home],
  '/scheme': schemes,
  '/situations': situations,
  '/citizen/services': services,
  '/elsewhere': elsewhere,
  '/notices/events': events,
  '/notices/pastevents': events,
  '/notices/notices': notices,
  '/photogallery': albums,
  '/changes': releases.map(({ date }) => ({ asOf: date })),
  '/videogallery': videos,
  '/hostels/governmenthostels/hostelpdf': hostels,
  '/office': officeGroups.flatMap(({ offices }) => Object.values(offices)),
  '/district': DISTRICT_IDS.flatMap(entriesOf),
  ...Object.fromEntries(DISTRICT_IDS.map((id) => [`/district/${id}`, entriesOf(id)])),
  ...Object.fromEntries(officeGroups.map(({ id, offices }) => [OFFICE_PATHS[id], Object.values(offices)])),
  ...Object.fromEntries(pages.flatMap((page) => (page.kind === 'information' ? [[`/${page.id}`, [page]]] : []))),
};

/** Returns the ISO date of the newest entry on a page; for a page without entries, the last update of the site. */
export function lastModified(path: string): string {
  return entryPages.get(path)?.asOf ?? newestDate(LISTS[path] ?? []) ?? site.lastUpdated;
}
