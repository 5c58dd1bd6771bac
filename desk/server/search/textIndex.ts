import { join } from 'node:path';
import { entriesOnDisk } from '#app/model/figures/source.server.ts';
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

/** The words of a text, and the terms by which a search finds them. */
type Words = { words: string[]; terms: string[] };

/** The words of all texts of the last index. */
let known: ReadonlyMap<string, Words> = new Map();

/** Indexes all texts of a folder. Splits only those that the last index did not have. `read`: tests count how often a text is split. */
export function indexTexts(content: string, read = splitWords): TextIndex {
  const entries = entriesOnDisk();
  const texts = [...collections.values()].flatMap((collection) =>
    listEntryNames(collection, content).flatMap((entry) => {
      const file = collection.files.replace('*', entry);
      const value = { file, entry: readEntryValue(join(content, file), entries) };
      const contacts = collectPlainTexts(value).filter((plain) => CONTACT.test(plain.value));
      return [
        ...collectTexts(value),
        ...contacts.map((plain): Text => ({ ...plain, en: plain.value, mr: plain.value })),
      ];
    }),
  );
  const distinct = new Set([...texts.map(inBothLanguages), ...searchWords.same.flat()]);
  const former = known;
  known = new Map([...distinct].map((text) => [text, former.get(text) ?? read(text)]));
  return { texts, index: indexOf(texts, known) };
}

export function splitWords(text: string): Words {
  const words = tokenize(text);
  return { words, terms: words.map(toTerm) };
}

function indexOf(texts: readonly Text[], known: ReadonlyMap<string, Words>): SearchIndex {
  const indexed = texts.map(toIndexed);
  const byTerm = new Map(
    [...known.values()]
      .flatMap(({ words, terms }) => terms.map((term, index) => [term, words[index] ?? term] as const))
      .filter(([, word]) => !/\d/.test(word)),
  );
  const termsOf = (text: string) => known.get(text)?.terms ?? toTerms(text);
  return {
    // `text` is the number of the text, because a result has no other field that could name it.
    entries: indexed.map(({ title }, id) => ({ kind: 'service', path: '/', title, text: String(id) })),
    scoresOf: cacheScores(scoreTerms(indexed, [], termsOf).scoresOf),
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

const inBothLanguages = ({ en, mr }: Text) => `${mr} ${en}`;

function toIndexed(text: Text): IndexedTexts {
  const both = inBothLanguages(text);
  const isName = NAMING.test(text.field);
  return { title: isName ? both : '', body: isName ? '' : both, plain: '', other: '', keywords: '', sentences: '' };
}
