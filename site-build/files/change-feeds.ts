import english from '#app/i18n/en/changes.json' with { type: 'json' };
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import marathi from '#app/i18n/mr/changes.json' with { type: 'json' };
import { releases } from '#app/model/changes/data.server.ts';
import { releasesIn } from '#app/model/changes/releases.server.ts';
import type { Changes } from '#app/model/changes/schema.server.ts';
import { CHANGE_FEEDS, CHANGES_PAGE } from '#app/model/feeds/addresses.ts';
import type { FeedEntry } from '#app/model/feeds/entries.server.ts';
import { feedFiles } from './feeds.ts';

const WORDS = { en: english, mr: marathi };

/** Feeds of changes by address: Atom and JSON Feed 1.1, in both languages. */
export function changeFeeds(): Map<string, string> {
  return releaseFeeds(releases);
}

/** Builds the feeds of these releases, newest first: one item for each entry of a release. */
export function releaseFeeds(all: readonly Changes[]): Map<string, string> {
  const subject = { addresses: CHANGE_FEEDS, home: CHANGES_PAGE, name: 'changes', words: WORDS };
  return new Map(LANGUAGES.flatMap((language) => [...feedFiles(newsOf(all, language), language, subject)]));
}

function newsOf(all: readonly Changes[], language: Language): FeedEntry[] {
  return releasesIn(language, all, WORDS[language]).flatMap(({ version, date, entries }) =>
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
