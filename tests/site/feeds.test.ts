import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { releases } from '#app/model/changes/data.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { latestUpdates } from '#app/model/home/data.server.ts';
import { notices } from '#app/model/notices/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { files, pageAt, pages, readBuilt } from './pages.ts';

describe.each(LANGUAGES)('the feeds in "%s"', (language) => {
  const text = readBuilt(files.get(pathIn(language, '/feed.atom')) ?? '');
  const atom = parseAtomFeed(text);
  const json = parseJsonFeed(JSON.parse(readBuilt(files.get(pathIn(language, '/feed.json')) ?? '')));
  const entries = atom.entries ?? [];

  it('are well-formed and have their own address and language', () => {
    expect(XMLValidator.validate(text)).toBe(true);
    expect(atom.xml?.lang).toBe(language);
    expect(json.language).toBe(language);
    expect(atom.links?.find(({ rel }) => rel === 'self')?.href).toBe(site.address + pathIn(language, '/feed.atom'));
    expect(json.feed_url).toBe(site.address + pathIn(language, '/feed.json'));
  });

  it('contain the notices with their dates and PDFs', () => {
    for (const { title, date, pdfUrl } of notices) {
      const entry = entries.find((entry) => entry.title?.value === title[language]);
      expect(entry?.published).toBe(`${date}T06:30:00.000Z`);
      expect(entry?.links?.find(({ rel }) => rel === 'enclosure')?.href).toBe(site.address + pdfUrl[language]);
    }
  });

  it('contain the updates of the home page, and no sample event', () => {
    const titles = entries.map(({ title }) => title?.value);
    for (const { text: update, path } of latestUpdates)
      expect(titles.includes(update[language])).toBe(path !== '/notices/notices');
    for (const { title, sample } of events) expect(titles.includes(title[language])).toBe(sample !== true);
  });

  it('have the same entries in Atom and JSON, each with a unique id', () => {
    expect(json.items?.map(({ id, title, url }) => [id, title, url])).toEqual(
      entries.map(({ id, title, links }) => [id, title?.value, links?.find(({ rel }) => rel === 'alternate')?.href]),
    );
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^tag:[a-z.]+,\d{4}:(en|mr)\/\S+$/);
  });

  it('link only to pages and files that exist', () => {
    const addresses = entries.flatMap(({ links = [] }) => links.map(({ href }) => href?.replace(site.address, '')));
    expect(addresses.filter((address) => !files.has(address ?? ''))).toEqual([]);
  });

  it('are linked only from the home page and the notices', () => {
    const linking = pages.filter(
      (page) => page.language === language && page.html.includes(`href="${pathIn(language, '/feed.atom')}"/>`),
    );
    expect(linking.map(({ plain }) => plain).sort()).toEqual(['/', '/notices/notices']);
    const { html } = pageAt(pathIn(language, '/'));
    for (const [type, path] of [
      ['atom+xml', '/feed.atom'],
      ['feed+json', '/feed.json'],
    ])
      expect(html).toMatch(
        new RegExp(
          `<link rel="alternate" type="application/${type?.replace('+', '\\+')}" title="[^"]+" href="${pathIn(language, path ?? '')}"/>`,
        ),
      );
  });
});

describe.each(LANGUAGES)('the feeds of content changes in "%s"', (language) => {
  const atom = pathIn(language, '/changes/feed.atom');
  const json = pathIn(language, '/changes/feed.json');

  it('are well-formed, in the right language, and contain only the changes of releases', () => {
    const text = readBuilt(files.get(atom) ?? '');
    expect(XMLValidator.validate(text)).toBe(true);
    expect(parseAtomFeed(text).xml?.lang).toBe(language);
    const expected = new Set(
      releases.flatMap(({ version, changes }) =>
        changes.map(({ collection, entry }) => `${version} ${collection} ${entry}`),
      ),
    );
    expect(parseAtomFeed(text).entries ?? []).toHaveLength(expected.size);
    expect(JSON.parse(readBuilt(files.get(json) ?? '')).items).toHaveLength(expected.size);
  });

  it('are linked only from the page of changes', () => {
    const linking = pages.filter((page) => page.html.includes(`href="${atom}"/>`));
    expect(linking.map(({ path }) => path)).toEqual([pathIn(language, '/changes')]);
    expect(linking[0]?.html).toContain(`href="${json}"/>`);
  });
});
