import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, otherLanguage } from '#app/i18n/language.ts';
import { markWords } from '#app/search/highlight.ts';
import { MAX_QUERY_LENGTH } from '#app/search/queryLength.ts';
import { search } from '#app/search/search.ts';
import { type EntryLocation, locateEntry } from '../entries/listing.ts';
import type { Folders } from '../folders.ts';
import { indexTexts, type TextIndex } from './textIndex.ts';

/** A field that contains the words: where it is, and its sentence with the words marked. `language` is that of the sentence. */
export type FoundText = EntryLocation & { language: Language; parts: { text: string; marked: boolean }[] };

/** `count` counts all results. `corrected`: the query with its misspelt words replaced. */
export type FoundTexts = { count: number; results: FoundText[]; corrected?: string };

/** Number of results that the list shows. */
const SHOWN = 20;

/** Searches all texts of the published content as the site does, with the same spellings and synonyms. */
export function createTextSearch(folders: Folders): (query: string, language: Language) => FoundTexts {
  let indexed: { state: string; index: TextIndex } | undefined;
  return (query, language) => {
    const state = contentState(folders.content);
    if (indexed?.state !== state) indexed = { state, index: indexTexts(folders.content) };
    const { texts, index } = indexed.index;
    const { hits, corrected } = search(index, query.slice(0, MAX_QUERY_LENGTH));
    const results = hits.slice(0, SHOWN).flatMap(({ text: key, words }): FoundText[] => {
      const text = texts[Number(key)];
      const location = text && locateEntry(folders, text, language);
      return location ? [{ ...location, ...findSentence(text, words, language) }] : [];
    });
    return { count: hits.length, results, ...(corrected && { corrected }) };
  };
}

/** Returns a text that differs after each change of the content. */
function contentState(content: string): string {
  const names = globSync('**/*.yaml', { cwd: content });
  return `${names.length} ${Math.max(...names.map((name) => statSync(join(content, name)).mtimeMs))}`;
}

/** Finds the first sentence with a word that was searched for, in the editor's language if it has one. */
export function findSentence(
  text: Record<Language, string>,
  words: readonly string[],
  language: Language,
): Pick<FoundText, 'language' | 'parts'> {
  const sentences = [language, otherLanguage(language)].flatMap((code) =>
    text[code].split(/(?<=[.?!])\s+/).map((sentence) => ({ language: code, parts: markWords(sentence, words) })),
  );
  const found = sentences.find(({ parts }) => parts.some(({ marked }) => marked));
  return found ?? sentences[0] ?? { language, parts: [] };
}
