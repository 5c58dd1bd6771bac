import MiniSearch from 'minisearch';
import { type Language, otherLanguage } from '#app/i18n/language.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { searchWords } from '#app/model/search-words/data.server.ts';
import type { SearchDocument } from '../entries.ts';
import { INDEX_OPTIONS, type IndexedEntry, type IndexFile } from '../searchIndex.ts';
import { fold } from '../text/normalize.ts';
import { tokenize, toTerm, toTerms } from '../text/tokens.ts';
import { searchDocuments } from './documents.server.ts';

const join = (texts: (string | undefined)[]) => texts.filter(Boolean).join(' · ');

/** Takes titles and names in both languages, and the full text in the language of the index. */
function toIndexed(document: SearchDocument, id: number, language: Language): IndexedEntry {
  const other = otherLanguage(language);
  const { kind, path, title, plain, line, note, keywords = [], body = [], sample } = document;
  return {
    id,
    kind,
    path,
    title: title[language],
    text: line?.[language] ?? '',
    ...(note && { note: note[language] }),
    ...(sample && { sample }),
    plain: plain?.[language] ?? '',
    other: join([title[other], plain?.[other]]),
    keywords: join([...keywords.flatMap(inBoth), ...(searchWords.pages[path] ?? [])]),
    body: join([line?.[language], line?.[other], note?.[language], ...body.map((text) => text?.[language])]),
  };
}

const inBoth = (text: Bilingual | undefined) => [text?.en, text?.mr];

/** Maps each term of titles, keywords and synonyms to its most frequent word, the most frequent term first. */
function collectWords(entries: readonly IndexedEntry[]): Record<string, string> {
  const counts = new Map<string, Map<string, number>>();
  const texts = entries.flatMap(({ title, plain, other, keywords }) => [title, plain, other, keywords]);
  for (const word of [...texts, ...searchWords.same.flat()].flatMap(tokenize)) {
    if (/\d/.test(word)) continue;
    const forms = counts.get(toTerm(word)) ?? new Map<string, number>();
    counts.set(toTerm(word), forms.set(word, (forms.get(word) ?? 0) + 1));
  }
  const sum = (forms: Map<string, number>) => [...forms.values()].reduce((all, count) => all + count, 0);
  const mostFrequent = (forms: Map<string, number>) => [...forms].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  return Object.fromEntries(
    [...counts].sort(([, a], [, b]) => sum(b) - sum(a)).map(([term, forms]) => [term, mostFrequent(forms)]),
  );
}

/** Makes the search index of a language from the content. */
export function indexFile(language: Language): IndexFile {
  const entries = searchDocuments.map((document, id) => toIndexed(document, id, language));
  const engine = new MiniSearch<IndexedEntry>(INDEX_OPTIONS);
  engine.addAll(entries);
  return {
    entries: engine.toJSON(),
    words: collectWords(entries),
    synonyms: searchWords.same.map((group) => group.map(toTerms)),
    quiet: [...new Set(searchWords.quiet.flat().map(fold))],
    common: [...new Set(searchWords.common.flat().map(toTerm))],
  };
}
