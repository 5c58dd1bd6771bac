import type { Language } from '#app/i18n/language.ts';
import { NUMBER_WORDS } from '#app/i18n/numberWords.ts';
import type { Figure } from './numbers.ts';

/** From two upwards: “one” is said where nothing is counted. */
const CARDINALS = { en: NUMBER_WORDS.en.slice(1), mr: NUMBER_WORDS.mr.slice(1) };

/** From four upwards. */
const ORDINALS = 'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** Number words that mean nothing else. Ordinals only answer a digit; they are not asked for. */
const WORDS: Record<Language, { cardinals: [RegExp, number][]; others: [RegExp, number][] }> = {
  en: {
    cardinals: CARDINALS.en.map((word, index) => [new RegExp(`^${word}$`), index + 2]),
    others: [
      [/^(one|first|once|single|a|an)$/, 1],
      [/^(second|both|twice|double|couple|pair)$/, 2],
      [/^(third|triple)$/, 3],
      ...ORDINALS.map((word, index): [RegExp, number] => [new RegExp(`^${word}$`), index + 4]),
      [/^thirty$/, 30],
      [/^forty$/, 40],
      [/^fifty$/, 50],
      [/^hundred$/, 100],
      [/^tripod$/, 3],
      [/^half$/, 0.5],
    ],
  },
  mr: {
    cardinals: CARDINALS.mr.map((word, index) => [new RegExp(`^${word}(च|ही|दा|पैकी|पेक्षा|पर्यंत|पासून)?$`), index + 2]),
    others: [
      [/^(एक|एका|एकदा|एकदाच|एकाच|एकच|एकमेव|पहिल.*|प्रथम|एकेक.*)$/, 1],
      [/^(दोन्ही|दोघ.*|दुसर.*|द्वितीय|दुप्पट|दुहेरी|दोनदा)$/, 2],
      [/^(तिन्ही|तिघ.*|तिसर.*|तृतीय|तिप्पट)$/, 3],
      [/^(चौघ.*|चौथ.*|चतुर्थ)$/, 4],
      [/^(पाचव.*|पंचम)$/, 5],
      [/^सहाव.*$/, 6],
      [/^सातव.*$/, 7],
      [/^आठव[^ड].*$/, 8],
      [/^नवव.*$/, 9],
      [/^दहाव.*$/, 10],
      [/^अकराव.*$/, 11],
      [/^बाराव.*$/, 12],
      [/^तीस$/, 30],
      [/^चाळीस$/, 40],
      [/^पन्नास$/, 50],
      [/^(शंभर|शे)$/, 100],
      [/^(निम्म.*|अर्ध.*)$/, 0.5],
    ],
  },
};

/** Clauses and classes are counted in Roman numerals: "Class II", "(xiv)". */
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii'.split(' ');

function romanOf(language: Language, word: string): [string, number] | undefined {
  const place = language === 'en' ? ROMAN.indexOf(word) : -1;
  return place < 0 ? undefined : [word, place + 1];
}

/** What the words of a text count: `cardinals` must stand in the other language too, `any` may answer a digit there. */
export function wordNumbers(text: string, language: Language): { cardinals: Figure[]; any: Set<number> } {
  const cardinals: Figure[] = [];
  const any = new Set<number>();
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const low = word.toLowerCase();
    const cardinal = WORDS[language].cardinals.find(([pattern]) => pattern.test(low));
    const number = cardinal ?? romanOf(language, low) ?? WORDS[language].others.find(([pattern]) => pattern.test(low));
    if (number) any.add(number[1]);
    if (cardinal) cardinals.push({ key: String(cardinal[1]), text: word });
  }
  return { cardinals, any };
}
