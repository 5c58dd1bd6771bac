import { NUMBER_WORDS } from '#app/i18n/format/numberWords.ts';
import { inBoth, LANGUAGES, type Language, otherLanguage } from '#app/i18n/language.ts';
import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { type Figure, GAP, parseFigures } from '../text/figures.ts';
import { inLanguage, type Text } from '../text/texts.ts';

const ONLY = { en: 'figureOnlyEnglish', mr: 'figureOnlyMarathi' } as const;

/** Requires both languages of a text to contain the same figures, links and contacts. */
export function figureParity(texts: Text[]): Problem[] {
  return texts.flatMap((text) => {
    const found = inBoth((language) => ({
      figures: parseFigures(text[language], language),
      words: wordNumbers(text[language], language),
    }));
    return LANGUAGES.flatMap((language) => onlyIn(text, language, found));
  });
}

type Found = Record<Language, { figures: Figure[]; words: ReturnType<typeof wordNumbers> }>;

function onlyIn(text: Text, language: Language, found: Found): Problem[] {
  // Skips a text that is only a web address: the other language may contain a name instead.
  if (/^[a-z-]+(\.[a-z-]+)+$/.test(text[language])) return [];
  const other = found[otherLanguage(language)];
  const others = new Set(other.figures.map(({ key }) => key));
  const digits = found[language].figures.filter(({ key }) => !others.has(key) && !isSpelledOut(key, other.words.any));
  const values = new Set([...others].map((key) => key.replace(/[₹%]/, '')));
  const words = found[language].words.cardinals.filter(
    ({ key }) => !other.words.any.has(Number(key)) && !values.has(key),
  );
  return [...digits, ...words].map((figure) =>
    errorAt(inLanguage(text, language), ONLY[language], { figure: figure.text }),
  );
}

function isSpelledOut(key: string, numbers: Set<number>): boolean {
  return numbers.has(key === '50%' ? 0.5 : Number(key));
}

type NumberWord = [pattern: RegExp, number: number];

/** Assigns consecutive numbers to the patterns of number words. */
function numbered(first: number, words: readonly string[], ending = ''): NumberWord[] {
  return words.map((word, index) => [new RegExp(`^${word}${ending}$`), first + index]);
}

/** Roman numerals of clauses and classes, as in "Class II" and "(xiv)". */
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii'.split(' ');
const ORDINALS = {
  en: 'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  mr: 'सहाव.* सातव.* आठव[^ड].* नवव.* दहाव.* अकराव.* बाराव.*'.split(' '),
};

/**
 * Lists unambiguous number words. Cardinals start at two, because “one” often does not express a number. Words in
 * `others` may translate a digit, but need no counterpart in the other language.
 */
const WORDS: Record<Language, { cardinals: NumberWord[]; others: NumberWord[] }> = {
  en: {
    cardinals: numbered(2, NUMBER_WORDS.en.slice(1)),
    others: [
      [/^(one|first|once|single|a|an)$/, 1],
      [/^(second|both|twice|double|couple|pair)$/, 2],
      [/^(third|triple|tripod)$/, 3],
      ...numbered(4, ORDINALS.en),
      ...numbered(1, ROMAN),
      [/^thirty$/, 30],
      [/^forty$/, 40],
      [/^fifty$/, 50],
      [/^hundred$/, 100],
      [/^half$/, 0.5],
    ],
  },
  mr: {
    cardinals: numbered(2, NUMBER_WORDS.mr.slice(1), '(च|ही|दा|पैकी|पेक्षा|पर्यंत|पासून)?'),
    others: [
      [/^(एक|एका|एकदा|एकदाच|एकाच|एकच|एकमेव|पहिल.*|प्रथम|एकेक.*)$/, 1],
      [/^(दोन्ही|दोघ.*|दुसर.*|द्वितीय|दुप्पट|दुहेरी|दोनदा)$/, 2],
      [/^(तिन्ही|तिघ.*|तिसर.*|तृतीय|तिप्पट)$/, 3],
      [/^(चौघ.*|चौथ.*|चतुर्थ)$/, 4],
      [/^(पाचव.*|पंचम)$/, 5],
      ...numbered(6, ORDINALS.mr),
      [/^तीस$/, 30],
      [/^चाळीस$/, 40],
      [/^पन्नास$/, 50],
      [/^(शंभर|शे)$/, 100],
      [/^(निम्म.*|अर्ध.*)$/, 0.5],
    ],
  },
};

/** Finds number words. `cardinals` need a counterpart in the other language; the numbers in `any` may translate a digit. */
export function wordNumbers(text: string, language: Language): { cardinals: Figure[]; any: Set<number> } {
  const cardinals: Figure[] = [];
  const any = new Set<number>();
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const number = numberOf(word.toLowerCase(), language);
    if (number) any.add(number.value);
    if (number?.isCardinal) cardinals.push({ key: String(number.value), text: word });
  }
  return { cardinals, any };
}

type WordNumber = { value: number; isCardinal: boolean };

/** Keeps the number of each word, because all texts together repeat most words many times. */
const numbers: Record<Language, Map<string, WordNumber | undefined>> = { en: new Map(), mr: new Map() };

function numberOf(word: string, language: Language): WordNumber | undefined {
  const known = numbers[language];
  if (known.has(word)) return known.get(word);
  const matches = ([pattern]: NumberWord) => pattern.test(word);
  const cardinal = WORDS[language].cardinals.find(matches);
  const value = (cardinal ?? WORDS[language].others.find(matches))?.[1];
  const number = value === undefined ? undefined : { value, isCardinal: cardinal !== undefined };
  known.set(word, number);
  return number;
}

/** Requires both languages of an interface text to have the same placeholders and tags. */
export function placeholderParity(words: Text[]): Problem[] {
  return words.flatMap((text) => {
    const { field, en, mr } = text;
    const missing = LANGUAGES.filter((language) => text[language] === '');
    if (missing.length > 0) return missing.map((language) => errorAt(inLanguage(text, language), 'missingWord'));
    // Skips singular forms such as "one hour", which need no number placeholder.
    if (field.endsWith('_one') || placeholders(en) === placeholders(mr)) return [];
    return [
      errorAt(inLanguage(text, 'mr'), 'gapsDiffer', {
        found: placeholders(mr) || '–',
        wanted: placeholders(en) || '–',
      }),
    ];
  });
}

function placeholders(text: string): string {
  return (text.match(new RegExp(GAP, 'g')) ?? []).sort().join(' ');
}
