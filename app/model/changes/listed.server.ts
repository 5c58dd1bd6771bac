import type { Language } from '#app/i18n/language.ts';
import type { Catalogue } from '#app/i18n/translate.ts';
import type { SitePath } from '#app/screens.ts';
import { collectionName } from '../field-names/data.server.ts';
import { pathOfEntry } from './paths.server.ts';
import type { Changes } from './schema.server.ts';
import { sentenceOf } from './sentence.ts';

/** An entry that a release changed, and every sentence about it once. */
export type ChangedEntry = {
  name: string;
  title: string;
  kind: string;
  path: SitePath | undefined;
  lines: string[];
};

/** A release as a page tells it in one language. `first`: there was nothing before it that could have changed. */
export type Release = {
  version: string;
  date: string;
  first: boolean;
  entries: ChangedEntry[];
  /** Entries that are not listed here, because the page would grow with every release. */
  more: number;
};

/** Releases, the newest first, with their changes by entry. `words`: the file changes.json of the language. */
export function releasesIn(language: Language, all: readonly Changes[], words: Catalogue): Release[] {
  return all.map(({ version, date, changes }, at) => ({
    version,
    date,
    more: 0,
    first: at === all.length - 1 && changes.length === 0,
    entries: [...Map.groupBy(changes, ({ collection, entry }) => `${collection}/${entry}`)].flatMap(
      ([name, ofEntry]) => {
        const [one] = ofEntry;
        if (!one) return [];
        return {
          name,
          title: one.title[language],
          kind: collectionName(one.collection, language),
          path: pathOfEntry(one.collection, one.entry),
          lines: [...new Set(ofEntry.map((change) => sentenceOf(change, language, words)))],
        };
      },
    ),
  }));
}

/** The same releases with as many whole entries, from the newest on, as have at most `lines` sentences together. */
export function shortened(all: readonly Release[], lines: number): Release[] {
  let left = lines;
  return all.map((release) => {
    const entries = release.entries.filter((entry) => {
      left -= entry.lines.length;
      return left >= 0;
    });
    return { ...release, entries, more: release.entries.length - entries.length };
  });
}
