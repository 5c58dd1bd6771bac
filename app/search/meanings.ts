import { ROMAN_WEIGHT, soundsLike } from './heard.ts';
import { misheardFor, mistypedFor } from './mistyped.ts';
import { partOf } from './parts.ts';
import type { SearchIndex, SynonymGroup } from './searchIndex.ts';
import { type Meaning, termOf } from './terms.ts';

/** Terms that together stand for a word of the query: the word itself, or a phrase that means the same. */
export type Alternative = { terms: readonly string[]; weight: number };

/** A word of the query, and everything in the index that may be meant. Without alternatives it is unknown. */
export type QueryWord = {
  typed: string;
  meanings: Meaning[];
  alternatives: Alternative[];
  /** The word that it was taken for, if it is not known as it was typed. */
  corrected?: string;
};

/** `asTyped`: no word is taken for another one. `typing`: the last word may be unfinished. */
export type Reading = { asTyped: boolean; typing: boolean };

/** A phrase of the same meaning counts as much as the word; for a single word the word itself counts more. */
const SYNONYM_WEIGHT = { word: 0.8, phrase: 1 };

/** What the words of a query may mean, each for itself and with the others. Their order makes no difference. */
export function readQuery(index: SearchIndex, typed: readonly string[], { asTyped, typing }: Reading): QueryWord[] {
  const last = typing ? typed.at(-1) : undefined;
  const words = typed.map((word): QueryWord => {
    const joined = typed.flatMap((other) => (other === word ? [] : joinedWith(index, word, other)));
    const itself = itselfAs(index, word);
    if (joined.length > 0) return read(word, [...itself, ...joined]);
    // "birth" is an English word here, and no भारत that was typed carelessly.
    const heard = soundsLike(index, word).filter(({ weight }) => itself.length === 0 || weight >= ROMAN_WEIGHT);
    const meanings = [...itself, ...heard];
    const isUnfinished = word === last;
    const parts = partOf(index, word, isUnfinished);
    const found = read(word, meanings, [...meanings, ...parts]);
    if (found.alternatives.length === 0) found.alternatives.push(...inTwo(index, word));
    const understood = !asTyped && isUncertain(found) ? corrected(index, found) : found;
    // पे becomes पेन्शन, which only its synonyms find.
    return isUnfinished ? { ...understood, meanings: [...understood.meanings, ...parts] } : understood;
  });
  for (const group of index.synonyms) addSynonyms(words, group);
  return words;
}

function read(typed: string, meanings: Meaning[], all = meanings): QueryWord {
  return { typed, meanings, alternatives: all.map(({ term, weight }) => ({ terms: [term], weight })) };
}

function itselfAs(index: SearchIndex, word: string): Meaning[] {
  const term = termOf(word);
  return index.words.has(term) || index.entries.search(term).length > 0 ? [{ term, weight: 1 }] : [];
}

/**
 * निवृत्ती वेतन typed apart is निवृत्तीवेतन. What a part sounds like by itself is then not meant: the "patra" of "praman patra" is no
 * sheet of tin. Two words that are known as they are sound like nothing else: "poor house" is no पुरुष.
 */
function joinedWith(index: SearchIndex, word: string, other: string): Meaning[] {
  return [word + other, other + word].flatMap((joined) => {
    const term = termOf(joined);
    if (index.words.has(term)) return [{ term, weight: 1 }];
    return [word, other].every((part) => itselfAs(index, part).length > 0) ? [] : soundsLike(index, joined);
  });
}

const SHORTEST_PART = 3;

/** "postmatric" typed in one is "post" and "matric". */
function inTwo(index: SearchIndex, word: string): Alternative[] {
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut -= 1) {
    const terms = [word.slice(0, cut), word.slice(cut)].map(termOf);
    if (terms.every((term) => index.words.has(term))) return [{ terms, weight: 1 }];
  }
  return [];
}

/** Nothing was found, or only words that sound a little different. */
function isUncertain({ meanings, alternatives }: QueryWord): boolean {
  return alternatives.length === 0 || (meanings.length > 0 && meanings.every(({ weight }) => weight < ROMAN_WEIGHT));
}

function corrected(index: SearchIndex, word: QueryWord): QueryWord {
  const written = mistypedFor(index, word.typed);
  const near = written.length > 0 || word.alternatives.length > 0 ? written : misheardFor(index, word.typed);
  const [first] = near;
  if (!first) return word;
  const { meanings, alternatives } = read(word.typed, near);
  return {
    typed: word.typed,
    meanings: [...word.meanings, ...meanings],
    alternatives: [...word.alternatives, ...alternatives],
    corrected: index.words.get(first.term) ?? first.term,
  };
}

/** Where all words of a phrase were typed, every other phrase of its group is meant too. */
function addSynonyms(words: readonly QueryWord[], group: SynonymGroup): void {
  for (const phrase of group) {
    const typed = phrase.map((term) => wordsWith(words, term));
    if (typed.some((matches) => matches.length === 0)) continue;
    const weight =
      Math.min(...typed.flat().map((match) => match.weight)) * SYNONYM_WEIGHT[phrase.length > 1 ? 'phrase' : 'word'];
    const others = group.filter((other) => other !== phrase).map((terms) => ({ terms, weight }));
    for (const word of new Set(typed.flat().map((match) => match.word))) word.alternatives.push(...others);
  }
}

function wordsWith(words: readonly QueryWord[], term: string): { word: QueryWord; weight: number }[] {
  return words.flatMap((word) => {
    const meaning = word.meanings.find((candidate) => candidate.term === term);
    return meaning ? [{ word, weight: meaning.weight }] : [];
  });
}
