import { XMLParser, XMLValidator } from 'fast-xml-parser';
import robotsParser from 'robots-parser';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { files, type Page, pages, readBuilt } from './pages.ts';

type Link = { rel: string; hreflang: string; href: string };
type Entry = { loc: string; lastmod: string; 'xhtml:link': Link[] };

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => name === 'url' });

function parsed(address: string) {
  const text = readBuilt(files.get(address) ?? address);
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text);
}

const entriesOf = (language: string): Entry[] => parsed(`/sitemap-${language}.xml`).urlset.url;

const canonicalOf = ({ source }: Page) => source.elements('link', { rel: 'canonical' })[0]?.attribs.href;

describe('the map of the site', () => {
  it('names a map for each language', () => {
    const { sitemap } = parsed('/sitemap.xml').sitemapindex;
    expect(sitemap.map(({ loc }: Entry) => loc)).toEqual(
      LANGUAGES.map((language) => `${site.address}/sitemap-${language}.xml`),
    );
  });

  it.each(LANGUAGES)('has in "%s" every page that search engines may list, and no other', (language) => {
    const listed = pages.filter((page) => page.language === language).flatMap((page) => canonicalOf(page) ?? []);
    expect(
      entriesOf(language)
        .map(({ loc }) => loc)
        .sort(),
    ).toEqual(listed.sort());
    expect(listed.length).toBeGreaterThan(100);
  });

  it.each(LANGUAGES)('names in "%s" the alternates that the page itself names', (language) => {
    const told = new Map(entriesOf(language).map((entry) => [entry.loc, entry['xhtml:link']]));
    const wrong = pages
      .filter((page) => page.language === language)
      .flatMap((page) => {
        const canonical = canonicalOf(page);
        if (canonical === undefined) return [];
        const alternates = told.get(canonical)?.map(({ rel, hreflang, href }) => `${rel} ${hreflang} ${href}`);
        const own = page.source
          .elements('link', { rel: 'alternate' })
          .filter(({ attribs }) => attribs.hreflang)
          .map(({ attribs: { rel, hreflang, href } }) => `${rel} ${hreflang} ${href}`);
        return alternates?.join() === own.join() ? [] : [page.path];
      });
    expect(wrong).toEqual([]);
  });

  it('says when what a page tells was last checked, and no day that has not come', {
    tags: ['conformance/dates'],
  }, () => {
    const days = new Map(entriesOf('mr').map(({ loc, lastmod }) => [loc, lastmod]));
    for (const { id, asOf } of schemes) expect(days.get(`${site.address}/mr/scheme/${id}`)).toBe(asOf);
    for (const day of days.values()) {
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(day <= dayInIndia(new Date())).toBe(true);
    }
  });
});

describe('robots.txt', () => {
  const robots = robotsParser(`${site.address}/robots.txt`, readBuilt('robots.txt'));

  it('names the map of the site, and lets every page be read', () => {
    expect(robots.getSitemaps()).toEqual([`${site.address}/sitemap.xml`]);
    const refused = [...files.keys()].filter((address) => !robots.isAllowed(site.address + address, 'AnyBot'));
    expect(refused).toEqual([]);
  });

  it('keeps robots from asking the search without end', () => {
    for (const address of ['/search?q=x', '/mr/search?q=x'])
      expect(robots.isAllowed(site.address + address, 'AnyBot')).toBe(false);
  });
});
