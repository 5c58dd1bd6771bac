import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { site } from '#app/model/site/data.server.ts';

/** Everything may be read. Answers of the search are endless, and lead nowhere that the map of the site does not. */
export function robots(): Map<string, string> {
  const searches = LANGUAGES.map((language) => `Disallow: ${pathIn(language, '/search')}?`);
  const lines = ['User-agent: *', 'Allow: /', ...searches, '', `Sitemap: ${site.address}/sitemap.xml`];
  return new Map([['/robots.txt', `${lines.join('\n')}\n`]]);
}
