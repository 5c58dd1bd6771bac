import { LANGUAGES, type Language, pathIn, plainPath } from '#app/i18n/language.ts';
import { lastModifiedOf } from '#app/model/lastModified.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { escapeMarkup } from '../media/escape.ts';
import { pathsToPrerender } from '../paths.ts';

/** Pages that search engines must not list: error pages, search, print sheets. */
const NOT_LISTED = [/^\/404$/, /\/not-found$/, /^\/search$/, /\/sheet$/];

/** `/sitemap.xml`, and the sitemap of each language. */
export function sitemaps(): Map<string, string> {
  const paths = [...new Set(pathsToPrerender().map(plainPath))].filter(
    (path) => !NOT_LISTED.some((pattern) => pattern.test(path)),
  );
  const maps = LANGUAGES.map((language) => [`/sitemap-${language}.xml`, mapOf(paths, language)] as const);
  const newest = paths.map(lastModifiedOf).sort().at(-1);
  const index = maps.map(
    ([address]) => `<sitemap><loc>${site.address}${address}</loc><lastmod>${newest}</lastmod></sitemap>`,
  );
  return new Map([['/sitemap.xml', xml('sitemapindex', '', index)], ...maps]);
}

function mapOf(paths: string[], language: Language): string {
  const urls = paths.map((path) => {
    const twins = [...LANGUAGES.map((twin) => link(twin, address(path, twin))), link('x-default', address(path, 'en'))];
    return `<url><loc>${address(path, language)}</loc><lastmod>${lastModifiedOf(path)}</lastmod>${twins.join('')}</url>`;
  });
  return xml('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls);
}

const link = (language: string, href: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;

const address = (path: string, language: Language) => escapeMarkup(site.address + encodeURI(pathIn(language, path)));

function xml(root: string, more: string, entries: string[]): string {
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join('\n')}\n</${root}>\n`;
}
