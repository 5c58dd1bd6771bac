import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { releases } from '#app/model/changes/data.server.ts';
import { releasesIn } from '#app/model/changes/releases.server.ts';
import type { Changes } from '#app/model/changes/schema.server.ts';
import { CHANGE_FEEDS, CHANGES_PAGE, FEEDS } from '#app/model/feeds/addresses.ts';
import { type FeedEntry, feedEntries } from '#app/model/feeds/entries.server.ts';
import { site } from '#app/model/site/data.server.ts';
import changesEn from '#words/en/site/changes.json' with { type: 'json' };
import noticesEn from '#words/en/site/notices.json' with { type: 'json' };
import changesMr from '#words/mr/site/changes.json' with { type: 'json' };
import noticesMr from '#words/mr/site/notices.json' with { type: 'json' };

/** `home` is the page with the same entries; `name` is part of the feed's id. */
const NEWS = { addresses: FEEDS, home: '/notices/notices', name: 'feed', texts: { en: noticesEn, mr: noticesMr } };
const CHANGES = {
  addresses: CHANGE_FEEDS,
  home: CHANGES_PAGE,
  name: 'changes',
  texts: { en: changesEn, mr: changesMr },
};

/** Maps addresses to feeds of notices and updates, as Atom and JSON Feed 1.1, in both languages. */
export function feeds(): Map<string, string> {
  return new Map(LANGUAGES.flatMap((language) => [...feedFiles(feedEntries(language), language, NEWS)]));
}

/** Maps addresses to feeds of releases, newest first, with one item for each changed entry. */
export function changeFeeds(all: readonly Changes[] = releases): Map<string, string> {
  return new Map(LANGUAGES.flatMap((language) => [...feedFiles(changeEntries(all, language), language, CHANGES)]));
}

function changeEntries(all: readonly Changes[], language: Language): FeedEntry[] {
  return releasesIn(language, all).flatMap(({ version, date, entries }) =>
    entries.map(({ name, title, lines, path }) => ({
      name: `changes/${version}/${name}`,
      title,
      summary: lines.join('\n'),
      path: path ?? CHANGES_PAGE,
      published: date,
      updated: date,
    })),
  );
}

function feedFiles(
  entries: FeedEntry[],
  language: Language,
  { addresses: [atom, json], home, name, texts }: typeof NEWS | typeof CHANGES,
): Map<string, string> {
  const page = (path: string) => site.address + pathIn(language, path);
  const title = `${texts[language].feedTitle} – ${site.department[language]}`;
  const description = texts[language].description;
  const author = { name: site.owner[language], url: page('/') };
  const updated = noon([site.lastUpdated, ...entries.map((entry) => entry.updated)].sort().at(-1) ?? '');

  const atomFeed = generateAtomFeed({
    id: tagUri(name, language),
    title: { value: title },
    subtitle: { value: description },
    updated,
    xml: { lang: language },
    authors: [{ name: author.name, uri: author.url }],
    links: [
      { rel: 'self', type: atom.type, href: page(atom.path) },
      { rel: 'alternate', type: 'text/html', href: page(home) },
    ],
    entries: entries.map(({ name, title, summary, path, published, updated, pdf }) => ({
      id: tagUri(name, language),
      title: { value: title },
      ...(summary && { summary: { value: summary } }),
      ...(published && { published: noon(published) }),
      updated: noon(updated),
      links: [
        { rel: 'alternate', type: 'text/html', hreflang: language, href: page(path) },
        ...(pdf
          ? [{ rel: 'enclosure', type: PDF, hreflang: language, length: pdf.bytes, href: site.address + pdf.path }]
          : []),
      ],
    })),
  });

  const jsonFeed = generateJsonFeed({
    title,
    description,
    language,
    home_page_url: page(home),
    feed_url: page(json.path),
    authors: [author],
    items: entries.map(({ name, title, summary, path, published, updated, pdf }) => ({
      id: tagUri(name, language),
      url: page(path),
      title,
      content_text: summary ?? title,
      language,
      ...(published && { date_published: noon(published) }),
      date_modified: noon(updated),
      ...(pdf && {
        attachments: [{ url: site.address + pdf.path, mime_type: PDF, size_in_bytes: pdf.bytes }],
      }),
    })),
  });
  return new Map([
    [pathIn(language, atom.path), atomFeed],
    [pathIn(language, json.path), `${JSON.stringify(withItems(jsonFeed), null, 1)}\n`],
  ]);
}

/** Restores an empty `items`, which the library omits and JSON Feed 1.1 requires. */
const withItems = (feed: unknown) => ({ ...Object(feed), items: Object(feed).items ?? [] });

const PDF = 'application/pdf';

/** Builds a tag URI, which stays the same if the address of an entry changes (RFC 4151). */
function tagUri(name: string, language: Language): string {
  return `tag:${new URL(site.address).host},2025:${language}/${name}`;
}

/** Uses noon in India, because nearly every time zone has the same date at that moment. */
function noon(isoDay: string): Date {
  return new Date(`${isoDay}T12:00:00+05:30`);
}
