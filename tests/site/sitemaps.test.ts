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

const isHidden = ({ source }: Page) => source.elements('meta', { name: 'robots' }).length > 0;
const canonicalOf = (page: Page) =>
  isHidden(page) ? undefined : page.source.elements('link', { rel: 'canonical' })[0]?.attribs.href;

describe('sitemap.xml', () => {
  it('lists a sitemap for each language', () => {
    const { sitemap } = parsed('/sitemap.xml').sitemapindex;
    expect(sitemap.map(({ loc }: Entry) => loc)).toEqual(
      LANGUAGES.map((language) => `${site.address}/sitemap-${language}.xml`),
    );
  });

  it.each(LANGUAGES)('lists in "%s" exactly the pages that search engines may index', (language) => {
    const listed = pages.filter((page) => page.language === language).flatMap((page) => canonicalOf(page) ?? []);
    expect(
      entriesOf(language)
        .map(({ loc }) => loc)
        .sort(),
    ).toEqual(listed.sort());
    expect(listed.length).toBeGreaterThan(100);
  });

  it.each(LANGUAGES)('has in "%s" the alternates of each page', (language) => {
    const listed = new Map(entriesOf(language).map((entry) => [entry.loc, entry['xhtml:link']]));
    const wrong = pages
      .filter((page) => page.language === language)
      .flatMap((page) => {
        const canonical = canonicalOf(page);
        if (canonical === undefined) return [];
        const alternates = listed.get(canonical)?.map(({ rel, hreflang, href }) => `${rel} ${hreflang} ${href}`);
        const own = page.source
          .elements('link', { rel: 'alternate' })
          .filter(({ attribs }) => attribs.hreflang)
          .map(({ attribs: { rel, hreflang, href } }) => `${rel} ${hreflang} ${href}`);
        return alternates?.join() === own.join() ? [] : [page.path];
      });
    expect(wrong).toEqual([]);
  });

  it('has the date of each page’s facts, and no future date', {
    tags: ['conformance/dates'],
  }, () => {
    const days = new Map(entriesOf('mr').map(({ loc, lastmod }) => [loc, lastmod]));
    for (const { id, asOf, reported } of schemes) {
      const newest = [asOf, reported?.since ?? asOf].sort()[1];
      expect(days.get(`${site.address}/mr/scheme/${id}`)).toBe(newest);
    }
    for (const day of days.values()) {
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(day <= dayInIndia(new Date())).toBe(true);
    }
  });
});

describe('robots.txt', () => {
  const robots = robotsParser(`${site.address}/robots.txt`, readBuilt('robots.txt'));

  it('names the sitemap and allows every page', () => {
    expect(robots.getSitemaps()).toEqual([`${site.address}/sitemap.xml`]);
    const refused = [...files.keys()].filter((address) => !robots.isAllowed(site.address + address, 'AnyBot'));
    expect(refused).toEqual([]);
  });

  it('disallows the pages of search results', () => {
    for (const address of ['/search?q=x', '/mr/search?q=x'])
      expect(robots.isAllowed(site.address + address, 'AnyBot')).toBe(false);
  });
});
