import { toColumns } from '#app/columns.ts';
import { type Language, otherLanguage } from '#app/i18n/language.ts';
import { words as translator } from '#app/i18n/words.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { searchWords } from '#app/model/search-words/data.server.ts';
import { ENTRY_KINDS, type EntryKind, type SearchDocument, type StoredEntry } from '../entries.ts';
import { type KnownWord, packIndex } from '../postings.ts';
import type { IndexFile, SuggestionTexts } from '../searchIndex.ts';
import { packSynonyms } from '../synonyms.ts';
import { isDevanagari } from '../text/normalize.ts';
import { phoneticKey } from '../text/phonetic.ts';
import { NEGATION } from '../text/stem.ts';
import { isStopWord, soundsOf, toStopWord } from '../text/stopWords.ts';
import { tokenize, toTerm } from '../text/tokens.ts';
import { searchDocuments } from './documents.server.ts';
import { type IndexedTexts, scoreTerms } from './scoreTerms.server.ts';

const join = (texts: (string | undefined)[]) => texts.filter(Boolean).join(' · ');
const inBoth = (text: Bilingual | undefined) => [text?.en, text?.mr];

/** Names a scheme as people do, like its page. The official name begins the line below. */
function toStored({ kind, path, title, plain, line, note, caution }: SearchDocument, language: Language): StoredEntry {
  const official = kind === 'scheme' && plain ? title[language] : undefined;
  return {
    kind,
    path,
    title: (official && plain ? plain : title)[language],
    text: [official, line?.[language]].filter(Boolean).join('. '),
    ...(note && { note: note[language] }),
    ...(caution && { caution: caution[language] }),
  };
}

/** Weight of what only organisations get, for which few people search. */
const GROUP_WEIGHT = 0.5;

const weigh = ({ forGroups }: SearchDocument) => (forGroups ? GROUP_WEIGHT : 1);

const stopWords = new Set(searchWords.stopWords.flat().map(toStopWord));

const stopWordSounds = soundsOf([...stopWords]);

const LATIN = /^[a-z]+$/;

/** Drops stop words from long texts: their scores would be an eighth of the index. */
const removeStopWords = (text: string) =>
  tokenize(text)
    .filter(
      (word) => !isStopWord(stopWords, word) && !(LATIN.test(word) && stopWordSounds.has(phoneticKey(word).sound)),
    )
    .join(' ');

/** Leaves out entries that score below `share` of the best one for a term that `many` entries have: they never decide a result. */
const FREQUENT_TERM = { share: 0.12, many: 15 };

function withoutLowScores({ terms, scoresOf }: ReturnType<typeof scoreTerms>): ReturnType<typeof scoreTerms> {
  return {
    terms,
    scoresOf: (term) => {
      const scores = [...scoresOf(term)];
      if (scores.length < FREQUENT_TERM.many) return new Map(scores);
      const best = Math.max(...scores.map(([, { score }]) => score));
      return new Map(scores.filter(([, { score }]) => score >= best * FREQUENT_TERM.share));
    },
  };
}

/** Indexes titles and names in both languages, and the full text only in the index language. */
function toIndexed(document: SearchDocument, language: Language): IndexedTexts {
  const other = otherLanguage(language);
  const { path, title, plain, line, note, keywords = [], sentences, body = [] } = document;
  return {
    title: title[language],
    plain: plain?.[language] ?? '',
    other: join([title[other], plain?.[other]]),
    keywords: join([...keywords.flatMap(inBoth), ...(searchWords.pages[path] ?? [])]),
    sentences: removeStopWords(join(inBoth(sentences))),
    body: removeStopWords(
      join([line?.[language], line?.[other], note?.[language], ...body.map((text) => text?.[language])]),
    ),
  };
}

/**
 * Maps each term (stem) in titles and keywords to its most frequent word. Of sentences, takes only Marathi words, so
 * that their Roman spellings do not become corrections.
 */
function collectWords(entries: readonly IndexedTexts[]): Map<string, KnownWord> {
  const texts = entries.flatMap(({ title, plain, other, keywords }) => [title, plain, other, keywords]);
  const marathi = entries.flatMap(({ sentences }) => tokenize(sentences)).filter(isDevanagari);
  const words = [...texts.flatMap(tokenize), ...marathi].filter((word) => !/\d/.test(word));
  const byTerm = [...Map.groupBy(words, toTerm)];
  return new Map(byTerm.map(([term, forms]) => [term, { word: mostFrequent(forms), count: forms.length }]));
}

function mostFrequent(words: readonly string[]): string {
  const [first] = [...Map.groupBy(words, (word) => word)].sort(([, a], [, b]) => b.length - a.length);
  return first?.[0] ?? '';
}

const common = new Set(searchWords.common.flat().map(toTerm));

/**
 * Drops stop words from a phrase, as a query does, but not its negation: दिसत नाही is not दिसत. Keeps them if only common words would
 * remain: कोणी नाही, पैसे घेतले.
 */
function withoutStopWords(phrase: string): string[] {
  const words = tokenize(phrase);
  const kept = words.filter((word) => toTerm(word) === NEGATION || !isStopWord(stopWords, word));
  return kept.map(toTerm).some((term) => term !== NEGATION && !common.has(term)) ? kept : words;
}

function suggestionTexts(language: Language): SuggestionTexts {
  const t = translator(language, 'search');
  const kinds = ENTRY_KINDS.map((kind): [EntryKind, string] => [kind, t(`kind.${kind}`)]);
  return {
    list: t('suggestions'),
    one: t('suggested', { count: 1, skipInterpolation: true }),
    many: t('suggested', { count: 2, skipInterpolation: true }),
    none: t('noSuggestions'),
    all: t('seeAll', { skipInterpolation: true }),
    kinds: Object.fromEntries(kinds) as Record<EntryKind, string>,
  };
}

export function indexFile(language: Language): IndexFile {
  const texts = searchDocuments.map((document) => toIndexed(document, language));
  const words = collectWords(texts);
  return {
    entries: toColumns(searchDocuments.map((document) => toStored(document, language))),
    last: searchDocuments.flatMap(({ isLast }, entry) => (isLast ? [entry] : [])),
    ...packIndex(withoutLowScores(scoreTerms(texts, searchDocuments.map(weigh))), words),
    synonyms: packSynonyms(
      searchWords.same.map((group) => group.map(withoutStopWords)),
      words.keys(),
    ),
    // Sorted, because neighbours then begin alike, and the file compresses better.
    stopWords: [...stopWords].sort(),
    ageWords: [...new Set(searchWords.age.map(toStopWord))].sort(),
    ages: searchDocuments.flatMap(({ ages }, entry) => (ages ?? []).map(({ min, max }) => [entry, min, max] as const)),
    common: [...common].sort(),
    texts: suggestionTexts(language),
  };
}
