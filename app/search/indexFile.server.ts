import MiniSearch from 'minisearch';
import { type Language, otherLanguage } from '#app/i18n/language.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { searchWords } from '#app/model/search-words/data.server.ts';
import type { Described } from './described.ts';
import { describedOnce } from './entries.server.ts';
import { fold } from './fold.ts';
import { INDEX_OPTIONS, type IndexedEntry, type IndexFile } from './searchIndex.ts';
import { termOf, termsOf } from './terms.ts';
import { splitWords } from './words.ts';

const joined = (texts: (string | undefined)[]) => texts.filter(Boolean).join(' · ');

/** What the index of one language holds of an entry: titles and names in both languages, the full text in its own. */
function indexed(entry: Described, id: number, language: Language): IndexedEntry {
  const other = otherLanguage(language);
  const { kind, path, title, plain, line, note, keywords = [], body = [], sample } = entry;
  return {
    id,
    kind,
    path,
    title: title[language],
    text: line?.[language] ?? '',
    ...(note && { note: note[language] }),
    ...(sample && { sample }),
    plain: plain?.[language] ?? '',
    other: joined([title[other], plain?.[other]]),
    keywords: joined([...keywords.flatMap(inBoth), ...(searchWords.pages[path] ?? [])]),
    body: joined([line?.[language], line?.[other], note?.[language], ...body.map((text) => text?.[language])]),
  };
}

const inBoth = (text: Bilingual | undefined) => [text?.en, text?.mr];

/** Term → the word it is most often written as; the most frequent term first. What stands only in full texts is left out. */
function wordsOfTitles(entries: readonly IndexedEntry[]): Record<string, string> {
  const counts = new Map<string, Map<string, number>>();
  const texts = entries.flatMap(({ title, plain, other, keywords }) => [title, plain, other, keywords]);
  for (const word of [...texts, ...searchWords.same.flat()].flatMap(splitWords)) {
    if (/\d/.test(word)) continue;
    const forms = counts.get(termOf(word)) ?? new Map<string, number>();
    counts.set(termOf(word), forms.set(word, (forms.get(word) ?? 0) + 1));
  }
  const sum = (forms: Map<string, number>) => [...forms.values()].reduce((all, count) => all + count, 0);
  const mostFrequent = (forms: Map<string, number>) => [...forms].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  return Object.fromEntries(
    [...counts].sort(([, a], [, b]) => sum(b) - sum(a)).map(([term, forms]) => [term, mostFrequent(forms)]),
  );
}

/** The search index of one language, made anew from the content. */
export function indexFile(language: Language): IndexFile {
  const entries = describedOnce.map((entry, id) => indexed(entry, id, language));
  const engine = new MiniSearch<IndexedEntry>(INDEX_OPTIONS);
  engine.addAll(entries);
  return {
    entries: engine.toJSON(),
    words: wordsOfTitles(entries),
    synonyms: searchWords.same.map((group) => group.map(termsOf)),
    quiet: [...new Set(searchWords.quiet.flat().map(fold))],
    common: [...new Set(searchWords.common.flat().map(termOf))],
  };
}
