import { errorAt, type Place, type Problem, type ProblemCode } from '#app/model/problems/problem.ts';
import { EMAIL, GAP, TELEPHONE, WEB_ADDRESS } from '../text/patterns.ts';
import { inLanguage, type Text } from '../text/texts.ts';

/** Latin words allowed in Marathi texts, with the reason. */
const LATIN_ALLOWED: Record<string, string> = {
  English: 'a language is offered under its own name',
  'https://': 'typed as it stands, in both languages',
  Language: 'names the switch in both languages, for whoever reads only one of them',
  '404 Not Found': 'the server’s own words, marked as English on the page',
};

const LATIN_EVERYWHERE = new RegExp(`${WEB_ADDRESS}|${EMAIL}|${GAP}`, 'g');

/** Numbers that readers type keep Latin digits: telephone, PIN code, resolution code. */
const LATIN_NUMBERS = new RegExp(String.raw`(?<![\d-])(?:${TELEPHONE}|[1-9]\d{5}|\d{18}|1\d{2,4})(?![\d-])`, 'g');

type Flaw = { pattern: RegExp; code: ProblemCode };

const FLAWS: Flaw[] = [
  {
    // Kruti Dev, Shivaji and DVB-TT put Devanagari shapes on Latin letters; out of their font they read as these.
    pattern: /[\u00A1-\u00B6\u00B8-\u00D6\u00D8-\u00FF]{2,}|[A-Za-z]+[;[\]{}¸Z][A-Za-z]+[\p{L};]*/u,
    code: 'oldFont',
  },
  {
    pattern: /[\p{Script=Devanagari}\p{M}]+[A-Za-z]+|[A-Za-z]+\p{Script=Devanagari}+/u,
    code: 'latinInWord',
  },
  {
    pattern: /[\u200B\u200E\u200F\u2060\uFEFF\u00AD]|(?<!\u094D)[\u200C\u200D]/,
    code: 'invisible',
  },
  { pattern: /र्\u200D/, code: 'halfRa' },
  { pattern: /[।॥|]/, code: 'danda' },
  {
    pattern: /(?:अधिका|कर्मचा|शेतक|करणा|येणा|जाणा|असणा|देणा|घेणा|राहणा|मिळणा|उचलणा|दुस|तिस|पाय|बऱ्|ब)र्य(?:ा|े|ां)/,
    code: 'raYa',
  },
  {
    pattern: /[\u093E-\u094C\u0962\u0963]{2,}|\u094D[\u093E-\u094C]|\u094D\u094D|\u0902\u0902|(?<!\p{L}\p{M}*)\p{M}/u,
    code: 'looseVowelSign',
  },
  { pattern: /अ[ाॉॅेो]|ए[ॅे]/, code: 'doubleVowel' },
  {
    pattern: /(?:नि|दु|पु|स्व|स्वत|अंत|प्रात|मुख्यत|विशेषत|अंशत|पूर्णत):(?=\p{Script=Devanagari}|\s)/u,
    code: 'colonForVisarga',
  },
  {
    pattern: /[०-९]{2,5}-[०-९]{6,8}|(?<![०-९,])[०-९]{6,}(?![०-९])/,
    code: 'devanagariCode',
  },
];

/** Requires Devanagari in Unicode, without invisible characters. */
export function marathiScript(texts: Text[]): Problem[] {
  return texts.flatMap((text) => problemsIn(text.mr, inLanguage(text, 'mr')));
}

function problemsIn(marathi: string, place: Place): Problem[] {
  const problems = marathi === marathi.normalize('NFC') ? [] : [errorAt(place, 'notNfc')];
  const own = withoutAllowed(marathi.replace(LATIN_EVERYWHERE, ' '));
  for (const { pattern, code } of FLAWS) {
    const found = pattern.exec(own)?.[0];
    if (found !== undefined)
      problems.push(errorAt(place, code, { found: code === 'invisible' ? codePoint(found) : found }));
  }
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

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
