import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber, formatPercent, formatRupees } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { createTranslator } from '#app/i18n/translate.ts';
import type { SitePath } from '#app/screens.ts';
import en from '#words/en/site/changes.json' with { type: 'json' };
import mr from '#words/mr/site/changes.json' with { type: 'json' };
import { collections, type FolderName } from '../collections.server.ts';
import { currentEntries } from '../entries.server.ts';
import { entryFileName } from '../entryFileName.ts';
import { collectionName } from '../field-names/data.server.ts';
import { pageOfEntry } from '../pageOfEntry.ts';
import { valueAt } from '../valueAt.ts';
import type { Change, ChangedValue, Changes } from './schema.server.ts';

export type ChangedEntry = { name: string; title: string; kind: string; path: SitePath | undefined; lines: string[] };

/** A release or publication in one language. `name`: “Version 0.2.0” or “Publication 143”. `first`: there is no earlier release to compare with; `more`: number of omitted entries. */
export type Release = {
  version: string;
  name: string;
  date: string;
  first: boolean;
  entries: ChangedEntry[];
  more: number;
};

/** Groups the changes of each release by entry. `all` starts with the newest release. */
export function releasesIn(language: Language, all: readonly Changes[]): Release[] {
  const toEntry = ([name, changes]: [string, Change[]]) =>
    changes.slice(0, 1).map(({ collection, entry, title }) => ({
      name,
      title: title[language],
      kind: collectionName(collection, language),
      path: findEntryPage(collection, entry),
      lines: [...new Set(changes.map((change) => describeChange(change, language)))],
    }));
  return all.map(({ version, date, changes }, at) => ({
    version,
    name: nameRelease(version, language),
    date,
    more: 0,
    first: at === all.length - 1 && changes.length === 0,
    entries: [...Map.groupBy(changes, ({ collection, entry }) => `${collection}/${entry}`)].flatMap(toEntry),
  }));
}

function nameRelease(version: string, language: Language): string {
  const t = createTranslator(language, { en, mr });
  const [, number] = /^publication-(\d+)$/.exec(version) ?? [];
  return number ? t('publication', { number: formatNumber(Number(number), language) }) : t('version', { version });
}

/** Keeps the first entries, as long as the entries of all releases have at most `lines` sentences in total. */
export function truncateReleases(all: readonly Release[], lines: number): Release[] {
  let left = lines;
  return all.map((release) => {
    const entries = release.entries.filter((entry) => {
      left -= entry.lines.length;
      return left >= 0;
    });
    return { ...release, entries, more: release.entries.length - entries.length };
  });
}

/** Finds the English path of the page that shows the entry of a file; undefined if it has no page or was removed. */
export function findEntryPage(collection: string, file: string): SitePath | undefined {
  const id = findId(collection, file);
  return id === undefined ? undefined : pageOfEntry(collection, id);
}

/** Finds the id of a current entry by the name of its file. Does not look for entries that share one page. */
function findId(name: string, file: string): string | undefined {
  const { page, id = 'id' } = collections.get(name) ?? {};
  if (typeof page !== 'function') return file;
  const ids = currentEntries(name as FolderName).map((entry) => String(valueAt(entry, [id])));
  return ids.find((known) => entryFileName(known) === file);
}

/** Describes one change in words: `Rupees (Pension): from ₹1,000 to ₹1,500`. */
export function describeChange(change: Change, language: Language): string {
  const t = createTranslator(language, { en, mr });
  const { kind, part, name, before, after } = change;
  if (!part && !name) return t(kind === 'removed' ? 'entryRemoved' : 'entryAdded');
  const both = part && name && t('partField', { field: name[language], part: part[language] });
  const field = both || (name ?? part)?.[language] || '';
  const quotes = {
    field,
    ...(before && { before: formatValue(before, language) }),
    ...(after && { after: formatValue(after, language) }),
  };
  const quotable = kind === 'reordered' || after !== undefined || before !== undefined;
  return t(quotable ? kind : WITHOUT_QUOTE[kind], quotes);
}

/** Translation keys of sentences that quote no value. */
const WITHOUT_QUOTE = {
  added: 'textAdded',
  removed: 'textRemoved',
  changed: 'textChanged',
  reordered: 'reordered',
} as const satisfies Record<Change['kind'], string>;

function formatValue(value: ChangedValue, language: Language): string {
  if ('rupees' in value) return formatRupees(value.rupees, language);
  if ('percent' in value) return formatPercent(value.percent, language);
  if ('number' in value) return formatNumber(value.number, language);
  if ('day' in value) return formatDate(value.day, language);
  if ('same' in value) return value.same;
  return language === 'en' ? `“${value.words.en}”` : `“${value.words.mr}”`;
}
