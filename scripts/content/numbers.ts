import { MONTHS } from '#app/i18n/dates.ts';
import type { Language } from '#app/i18n/language.ts';

/**
 * Reads the figures of a text in either language: amounts, percentages, plain numbers, days, number words, addresses of
 * the web, e-mails and telephone numbers. What means the same reads the same: `₹1.5 lakh`, `₹१,५०,०००`.
 */

/** A figure as a text has it: `key` is the same in both languages, `text` is what was written. */
export type Figure = { key: string; text: string };

const DATES: Record<Language, RegExp> = { en: dayPattern('en'), mr: dayPattern('mr') };

/** A day, a month of a year, or a day of every year. */
function dayPattern(language: Language): RegExp {
  const month = `(?<month>${MONTHS[language].join('|')})`;
  const end = '(?![\\p{L}\\p{M}])';
  return new RegExp(`(?:(?<!\\d)(?<day>\\d{1,2}) )?${month}${end}(?: (?<year>\\d{4}))?`, 'gu');
}

const ADDRESS =
  /\bhttps?:\/\/[^\s()“”<>]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z0-9-]+\.)+(?:gov|nic|org|com|co|edu)(?:\.in)?\b(?:\/[^\s()“”]*)?/g;
const TELEPHONE = /(?<![\d-])(?:0\d{2,4}-\d{6,8}|1800-\d{3}-\d{3,4}|\+91[ -]?\d{10})(?![\d-])/g;
const LONG_CODE = /(?<!\d)\d{12,}(?!\d)/g;
const NUMBER =
  /(?<rupees>₹ ?|\bRs\.? ?|रु\. ?)?(?<!\d)(?<digits>\d+(?:,\d+)*(?:\.\d+)?)(?:[ -](?<times>lakh|crore|thousand|लाख|लक्ष|कोटी|हजार)[\p{L}\p{M}]*)?(?: ?(?<percent>%|percent\b|टक्क[\p{L}\p{M}]*|टक्के))?(?: (?<rupeesAfter>rupees|रुपय[\p{L}\p{M}]*|रुपये))?/gu;
const TIMES: Record<string, number> = {
  lakh: 1e5,
  लाख: 1e5,
  लक्ष: 1e5,
  crore: 1e7,
  कोटी: 1e7,
  thousand: 1e3,
  हजार: 1e3,
};

/** Devanagari digits as Latin ones; nothing else changes, not even the length. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** Every figure that is written in digits, and every web or e-mail address, in the order of their kinds. */
export function figuresOf(text: string, language: Language): Figure[] {
  const figures: Figure[] = [];
  let rest = latinDigits(text).replace(/\{\{.*?\}\}|<\/?\w+>/g, blank);
  const take = (pattern: RegExp, keyOf: (match: RegExpExecArray) => string | undefined) => {
    for (const match of [...rest.matchAll(pattern)]) {
      const key = keyOf(match);
      if (!key) continue;
      figures.push({ key, text: text.slice(match.index, match.index + match[0].length).trim() });
      rest = rest.slice(0, match.index) + blank(match[0]) + rest.slice(match.index + match[0].length);
    }
  };
  take(ADDRESS, ([address]) => address.toLowerCase().replace(/[.,;:]+$|\/$/g, ''));
  take(TELEPHONE, ([number]) => number);
  take(LONG_CODE, ([code]) => code);
  take(DATES[language], ({ groups }) => dayKey(groups, language));
  take(NUMBER, ({ groups }) => numberKey(groups));
  return figures;
}

/** As many spaces, so that what follows keeps its place. */
function blank(text: string): string {
  return ' '.repeat(text.length);
}

function dayKey(groups: Record<string, string> | undefined, language: Language): string | undefined {
  const { day, month, year } = groups ?? {};
  if (!month || (!day && !year)) return undefined;
  const number = String(MONTHS[language].indexOf(month) + 1).padStart(2, '0');
  return [year ?? '-', number, ...(day ? [day.padStart(2, '0')] : [])].join('-');
}

function numberKey(groups: Record<string, string> | undefined): string | undefined {
  const { rupees, digits, times, percent, rupeesAfter } = groups ?? {};
  if (!digits) return undefined;
  const value = Number((Number(digits.replaceAll(',', '')) * (times ? (TIMES[times] ?? 1) : 1)).toFixed(4));
  if (percent) return `${value}%`;
  return rupees || rupeesAfter ? `₹${value}` : String(value);
}

/** Number words that mean nothing else. Ordinals only answer a digit; they are not asked for. */
const WORDS: Record<Language, { cardinals: [RegExp, number][]; others: [RegExp, number][] }> = {
  en: {
    cardinals: [
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
      'twelve',
      'thirteen',
      'fourteen',
      'fifteen',
      'sixteen',
      'seventeen',
      'eighteen',
      'nineteen',
      'twenty',
    ].map((word, index) => [new RegExp(`^${word}$`), index + 2]),
    others: [
      [/^(one|first|once|single|a|an)$/, 1],
      [/^(second|both|twice|double|couple|pair)$/, 2],
      [/^(third|triple)$/, 3],
      [/^(fourth)$/, 4],
      [/^(fifth)$/, 5],
      [/^sixth$/, 6],
      [/^seventh$/, 7],
      [/^eighth$/, 8],
      [/^ninth$/, 9],
      [/^tenth$/, 10],
      [/^eleventh$/, 11],
      [/^twelfth$/, 12],
      [/^thirty$/, 30],
      [/^forty$/, 40],
      [/^fifty$/, 50],
      [/^hundred$/, 100],
      [/^tripod$/, 3],
      [/^half$/, 0.5],
    ],
  },
  mr: {
    cardinals: [
      'दोन',
      'तीन',
      'चार',
      'पाच',
      'सहा',
      'सात',
      'आठ',
      'नऊ',
      'दहा',
      'अकरा',
      'बारा',
      'तेरा',
      'चौदा',
      'पंधरा',
      'सोळा',
      'सतरा',
      'अठरा',
      'एकोणीस',
      'वीस',
    ].map((word, index) => [new RegExp(`^${word}(च|ही|दा|पैकी|पेक्षा|पर्यंत|पासून)?$`), index + 2]),
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
