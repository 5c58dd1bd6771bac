import { join } from 'node:path';
import { searchWords } from '#app/model/search-words/data.server.ts';
import { type IndexedTexts, scoreTerms } from '#app/search/documents/scoreTerms.server.ts';
import { cacheScores, findSounds, type SearchIndex } from '#app/search/searchIndex.ts';
import { toStopWord } from '#app/search/text/stopWords.ts';
import { tokenize, toTerm, toTerms } from '#app/search/text/tokens.ts';
import { collectPlainTexts, collectTexts, type Text } from '#content-check/text/texts.ts';
import { collections, listEntryNames } from '../entries/collections.ts';
import { readEntryValue } from '../entries/listing.ts';

/** The texts of the content, and an index of the site's search in which each text is one entry. */
export type TextIndex = { texts: Text[]; index: SearchIndex };

/** Matches the fields that name an entry or an office, which rank first. */
const NAMING = /(^|\.)(title|hostelFullname|designation|plainTitle)$/;

/** Matches telephone numbers and e-mail addresses, which are in no language. */
const CONTACT = /^[\d\s+-]{3,}$|@/;

export function indexTexts(content: string): TextIndex {
  const texts = [...collections.values()].flatMap((collection) =>
    listEntryNames(collection, content).flatMap((entry) => {
      const file = collection.files.replace('*', entry);
      const value = { file, entry: readEntryValue(join(content, file)) };
      const contacts = collectPlainTexts(value).filter((plain) => CONTACT.test(plain.value));
      return [
        ...collectTexts(value),
        ...contacts.map((plain): Text => ({ ...plain, en: plain.value, mr: plain.value })),
      ];
    }),
  );
  return { texts, index: indexOf(texts) };
}

function indexOf(texts: readonly Text[]): SearchIndex {
  const indexed = texts.map(toIndexed);
  const words = [...texts.map(({ en, mr }) => `${en} ${mr}`), ...searchWords.same.flat()].flatMap(tokenize);
  const byTerm = new Map(words.filter((word) => !/\d/.test(word)).map((word) => [toTerm(word), word]));
  return {
    // `text` is the number of the text, because a result has no other field that could name it.
    entries: indexed.map(({ title }, id) => ({ kind: 'service', path: '/', title, text: String(id) })),
    scoresOf: cacheScores(scoreTerms(indexed).scoresOf),
    words: byTerm,
    ...findSounds(byTerm.keys()),
    synonyms: searchWords.same.map((group) => group.map(toTerms)),
    ageWords: new Set(),
    ages: [],
    last: new Set(),
    stopWords: new Set(searchWords.stopWords.flat().map(toStopWord)),
    stopWordSounds: new Set(),
    common: new Set(searchWords.common.flat().map(toTerm)),
  };
}

function toIndexed({ field, en, mr }: Text): IndexedTexts {
  const both = `${mr} ${en}`;
  const isName = NAMING.test(field);
  return { title: isName ? both : '', body: isName ? '' : both, plain: '', other: '', keywords: '', sentences: '' };
}
