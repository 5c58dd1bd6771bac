import { errorAt, type Finding } from '../finding.ts';
import { EMAIL, GAP, TELEPHONE, WEB_ADDRESS } from '../patterns.ts';
import type { Text } from '../texts.ts';

/** Words that stand in Latin letters in a Marathi text, and why. Names of portals and offices have Marathi forms. */
const LATIN_ALLOWED: Record<string, string> = {
  English: 'a language is offered under its own name',
  Language: 'names the switch in both languages, for whoever reads only one of them',
  '404 Not Found': 'the server’s own words, marked as English on the page',
};

/** What is Latin in every language: web and e-mail addresses, and what a sentence of the interface is given. */
const LATIN_EVERYWHERE = new RegExp(`${WEB_ADDRESS}|${EMAIL}|${GAP}`, 'g');

/** Telephone numbers, PIN codes and codes of government resolutions keep Latin digits, because they are typed. */
const LATIN_NUMBERS = new RegExp(String.raw`(?<![\d-])(?:${TELEPHONE}|[1-9]\d{5}|\d{18}|1\d{2,4})(?![\d-])`, 'g');

type Flaw = { pattern: RegExp; says: (found: string) => string };

/** What is wrong in any Marathi text. */
const FLAWS: Flaw[] = [
  {
    // Kruti Dev, Shivaji and DVB-TT put Devanagari shapes on Latin letters; out of their font they read as these.
    pattern: /[\u00A1-\u00B6\u00B8-\u00D6\u00D8-\u00FF]{2,}|[A-Za-z]+[;[\]{}¸Z][A-Za-z]+[\p{L};]*/u,
    says: (found) =>
      `has “${found}”, which looks like text of an old font (Kruti Dev, Shivaji). Type it again in Unicode`,
  },
  {
    pattern: /[\p{Script=Devanagari}\p{M}]+[A-Za-z]+|[A-Za-z]+\p{Script=Devanagari}+/u,
    says: (found) => `has Latin letters inside the word “${found}”. Type the word again in Devanagari`,
  },
  {
    pattern: /[\u200B\u200E\u200F\u2060\uFEFF\u00AD]|(?<!\u094D)[\u200C\u200D]/,
    says: (found) => `has an invisible character (${codePoint(found)}). Delete it`,
  },
  {
    pattern: /र्\u200D/,
    says: () => 'writes the half ऱ with an invisible joiner. Type ऱ्य or ऱ्ह with the letter ऱ',
  },
  { pattern: /[।॥|]/, says: (found) => `has “${found}”. A Marathi sentence ends with a full stop` },
  {
    pattern: /(?:अधिका|कर्मचा|शेतक|करणा|येणा|जाणा|असणा|देणा|घेणा|राहणा|मिळणा|उचलणा|दुस|तिस|पाय|बऱ्|ब)र्य(?:ा|े|ां)/,
    says: (found) => `has “${found}”. Write it with ऱ्य, as in अधिकाऱ्यांना`,
  },
  {
    pattern: /[\u093E-\u094C\u0962\u0963]{2,}|\u094D[\u093E-\u094C]|\u094D\u094D|\u0902\u0902|(?<!\p{L}\p{M}*)\p{M}/u,
    says: (found) => `has a vowel sign that belongs to no letter (“${found}”). Type the word again`,
  },
  {
    pattern: /अ[ाॉॅेो]|ए[ॅे]/,
    says: (found) => `makes one vowel of two signs (“${found}”). Type the letter itself, for example आ, ऑ, ॲ`,
  },
  {
    pattern: /(?:नि|दु|पु|स्व|स्वत|अंत|प्रात|मुख्यत|विशेषत|अंशत|पूर्णत):(?=\p{Script=Devanagari}|\s)/u,
    says: (found) => `has a colon for a visarga (“${found}”). Type ः`,
  },
  {
    pattern: /[०-९]{2,5}-[०-९]{6,8}|(?<![०-९,])[०-९]{6,}(?![०-९])/,
    says: (found) => `has “${found}”. Telephone numbers, PIN codes and codes have Latin digits; an amount has commas`,
  },
];

/** Marathi texts are typed as Marathi is: Devanagari, Unicode, nothing invisible. */
export function marathiScript(texts: Text[]): Finding[] {
  return texts.flatMap((text) => {
    const place = { file: text.file, field: `${text.field}.mr` };
    return problemsOf(text.mr).map((problem) => errorAt(place, problem));
  });
}

function problemsOf(marathi: string): string[] {
  const problems = marathi === marathi.normalize('NFC') ? [] : ['is not in Unicode form NFC. Type the word again'];
  const own = withoutAllowed(marathi.replace(LATIN_EVERYWHERE, ' '));
  for (const { pattern, says } of FLAWS) {
    const found = pattern.exec(own)?.[0];
    if (found !== undefined) problems.push(says(found));
  }
  if (problems.length > 0) return problems;
  const latin = own.match(/[A-Za-z]+/g) ?? [];
  const digits = own.replace(LATIN_NUMBERS, ' ').match(/[0-9][0-9,.]*/g) ?? [];
  return [
    ...latin.map((word) => `has the Latin word “${word}”. Write its Marathi form`),
    ...digits.map((number) => `has “${number}”. Write it in Devanagari digits`),
  ];
}

function withoutAllowed(marathi: string): string {
  return Object.keys(LATIN_ALLOWED).reduce((rest, allowed) => rest.replaceAll(allowed, ' '), marathi);
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
