import { MONTHS } from '#app/i18n/format/dates.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { errorAt, type Problem, type ProblemCode } from '#app/model/problems/problem.ts';
import { textProblemsAt } from '#app/model/textProblems.ts';
import { EMAIL, GAP, latinDigits, TELEPHONE, WEB_ADDRESS } from '../text/figures.ts';
import { inLanguage, type Text } from '../text/texts.ts';

const FLAWS: [RegExp, ProblemCode][] = [
  [/ {2,}/, 'doubleSpace'],
  [/ [,.;:?!)](?!\.)/, 'spaceBefore'],
  [/\( /, 'spaceAfterBracket'],
  [/[\p{L}\p{M}][,;?!]\p{L}|[a-z]{3}[.:][A-Z]/u, 'noSpaceAfter'],
  [/"/, 'straightQuotes'],
  [/'/, 'straightApostrophe'],
  [/₹\s/, 'spaceAfterRupee'],
  [/\bRs\.?(?=\s?\d)|रु\.?(?=\s?[०-९\d])/, 'oldRupee'],
  [/\.\p{Nd} (?:lakh|crore|लाख|कोटी)/u, 'oneDecimal'],
  [/₹\p{Nd}{1,3}(?:,\p{Nd}\p{Nd})+,(?:000|०००)(?![\d०-९,])/u, 'roundAmount'],
  [/[?!]:/, 'doubleMark'],
];

const AMOUNT = /₹(\d[\d,]{3,})(?![\d,])/g;
/** Is not applied to official names, which are copied as they are printed. */
const PERCENT_WORD = /(?<![\p{Nd}.])[\p{Nd}.]+ (?:per cent|percent|टक्क\S*)/u;
/** Sentences whose exact text the specification requires. */
const FIXED_SENTENCES = new Set(["The event you're looking for doesn't exist or has been removed."]);

/** Requires of interface texts what schemas require of the content: characters that can be seen, and plain addresses. */
export function letters(words: Text[]): Problem[] {
  return words.flatMap((text) =>
    LANGUAGES.flatMap((language) => textProblemsAt(inLanguage(text, language), text[language])),
  );
}

/** Requires consistent spaces, quotation marks and amounts. */
export function typing(texts: Text[]): Problem[] {
  return texts.flatMap((text) => LANGUAGES.flatMap((language) => typingIn(text, language)));
}

function typingIn(text: Text, language: Language): Problem[] {
  const words = text[language];
  if (FIXED_SENTENCES.has(words)) return [];
  const place = inLanguage(text, language);
  const withoutAddresses = words.replace(/\bhttps?:\/\/\S+|(?<!\S)\S[^\s@]*@\S+/g, 'x');
  const flaws: typeof FLAWS = text.field === 'title' ? FLAWS : [...FLAWS, [PERCENT_WORD, 'percentWord']];
  const problems = findFlaws(withoutAddresses, flaws).map(([found, code]) =>
    errorAt(place, code, { found: found.trim() }),
  );
  if (count(words, '“') !== count(words, '”')) problems.push(errorAt(place, 'oddQuotes'));
  if (count(words, '(') !== count(words, ')')) problems.push(errorAt(place, 'oddBrackets'));
  for (const [, digits = ''] of latinDigits(words).matchAll(AMOUNT)) {
    const rupees = Number(digits.replaceAll(',', ''));
    if (digits.replace(/,$/, '') !== formatNumber(rupees, 'en'))
      problems.push(errorAt(place, 'amountCommas', { found: digits, right: { rupees } }));
  }
  return problems;
}

function findFlaws(text: string, flaws: [RegExp, ProblemCode][]): [string, ProblemCode][] {
  return flaws.flatMap(([pattern, code]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [[found, code]];
  });
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

/** Words in Latin script that are allowed in Marathi texts, with the reason. */
const LATIN_ALLOWED: Record<string, string> = {
  English: 'a language is offered under its own name',
  'https://': 'typed the same in both languages',
  Language: 'the switch has its name in both languages',
  'git commit': 'a command',
  Ctrl: 'a key says so',
  'J, K व C': 'keys say so',
  'J पुढची नोंद, K मागची नोंद, C शेरा': 'keys say so',
  '.xlsx': 'the ending of a file name',
  '404 Not Found': 'the server’s own words, marked as English on the page',
};

const LATIN_EVERYWHERE = new RegExp(`${WEB_ADDRESS}|${EMAIL}|${GAP}`, 'g');
/** Matches numbers that must have Latin digits, because readers type them: telephone, PIN code, resolution code. */
const LATIN_NUMBERS = new RegExp(String.raw`(?<![\d-])(?:${TELEPHONE}|[1-9]\d{5}|\d{18}|1\d{2,4})(?![\d-])`, 'g');

const MARATHI_FLAWS: [RegExp, ProblemCode][] = [
  [new RegExp(`(?:${MONTHS.mr.join('|')}), [०-९]{4}`), 'commaInDate'],
  [/(?:लाख|कोटी) (?:पर्यंत|पेक्षा)/, 'looseSuffix'],
  // Detects text for the legacy fonts Kruti Dev, Shivaji and DVB-TT, which display Latin letters as Devanagari.
  [/[\u00A1-\u00B6\u00B8-\u00D6\u00D8-\u00FF]{2,}|(?<![A-Za-z])[A-Za-z]+[;[\]{}¸Z][A-Za-z]+[\p{L};]*/u, 'oldFont'],
  [
    /(?<![\p{Script=Devanagari}\p{M}])[\p{Script=Devanagari}\p{M}]+[A-Za-z]+|(?<![A-Za-z])[A-Za-z]+\p{Script=Devanagari}+/u,
    'latinInWord',
  ],
  [/र्\u200D/, 'halfRa'],
  [/[।॥|]/, 'danda'],
  [/(?:अधिका|कर्मचा|शेतक|करणा|येणा|जाणा|असणा|देणा|घेणा|राहणा|मिळणा|उचलणा|दुस|तिस|पाय|बऱ्|ब)र्य(?:ा|े|ां)/, 'raYa'],
  [
    /[\u093E-\u094C\u0962\u0963]{2,}|\u094D[\u093E-\u094C]|\u094D\u094D|\u0902\u0902|(?<![\p{L}\p{M}])\p{M}/u,
    'looseVowelSign',
  ],
  [/अ[ाॉॅेो]|ए[ॅे]/, 'doubleVowel'],
  [/(?:नि|दु|पु|स्व|स्वत|अंत|प्रात|मुख्यत|विशेषत|अंशत|पूर्णत):(?=\p{Script=Devanagari}|\s)/u, 'colonForVisarga'],
  [/[०-९]{2,5}-[०-९]{6,8}|(?<![०-९,])[०-९]{6,}(?![०-९])/, 'devanagariCode'],
];

/** Requires Unicode Devanagari. */
export function marathiScript(texts: Text[]): Problem[] {
  return texts.flatMap(scriptProblems);
}

function scriptProblems(text: Text): Problem[] {
  const place = inLanguage(text, 'mr');
  const own = withoutAllowed(text.mr.replace(LATIN_EVERYWHERE, ' '));
  const problems = findFlaws(own, MARATHI_FLAWS).map(([found, code]) => errorAt(place, code, { found }));
  if (problems.length > 0) return problems;
  const latin = own.match(/[A-Za-z]+/g) ?? [];
  const digits = own.replace(LATIN_NUMBERS, ' ').match(/[0-9][0-9,.]*/g) ?? [];
  return [
    ...latin.map((found) => errorAt(place, 'latinWord', { found })),
    ...digits.map((found) => errorAt(place, 'latinDigits', { found })),
  ];
}

function withoutAllowed(marathi: string): string {
  return Object.keys(LATIN_ALLOWED).reduce((rest, allowed) => rest.replaceAll(allowed, ' '), marathi);
}
