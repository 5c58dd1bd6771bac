import { LANGUAGES, type Language, pathIn, plainPath } from '#app/i18n/language.ts';
import { entryPages } from '#app/model/entryPages.server.ts';
import { lastModified } from '#app/model/lastModified.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { escapeMarkup } from '../media/escape.ts';
import { pathsToPrerender } from '../paths.ts';

/** Error pages, search and print sheets, which search engines must not list; nor pages of samples. */
const NOT_LISTED = [/^\/404$/, /\/not-found$/, /^\/search$/, /\/sheet$/];

/** Generates `/sitemap.xml` and the sitemap of each language. */
export function sitemaps(): Map<string, string> {
  const paths = [...new Set(pathsToPrerender().map((path) => encodeURI(plainPath(path))))].filter(
    (path) => !NOT_LISTED.some((pattern) => pattern.test(path)) && !entryPages.get(path)?.entry.sample,
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

const address = (path: string, language: Language) => escapeMarkup(site.address + pathIn(language, path));

function xml(root: string, attributes: string, entries: string[]): string {
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${attributes}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join('\n')}\n</${root}>\n`;
}
