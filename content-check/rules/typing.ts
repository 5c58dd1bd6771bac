import { LANGUAGES } from '#app/i18n/language.ts';
import { errorAt, type Place, type Problem, type ProblemCode } from '#app/model/problems/problem.ts';
import { latinDigits } from '../text/figures.ts';
import { inLanguage, type Text } from '../text/texts.ts';

type Flaw = { pattern: RegExp; code: ProblemCode };

const FLAWS: Flaw[] = [
  { pattern: / {2,}/, code: 'doubleSpace' },
  { pattern: /[\n\t\u00A0]/, code: 'lineBreak' },
  { pattern: / [,.;:?!)](?!\.)/, code: 'spaceBefore' },
  { pattern: /\( /, code: 'spaceAfterBracket' },
  { pattern: /[\p{L}\p{M}][,;?!]\p{L}|[a-z]{3}[.:][A-Z]/u, code: 'noSpaceAfter' },
  { pattern: /"/, code: 'straightQuotes' },
  { pattern: /'/, code: 'straightApostrophe' },
  { pattern: /₹\s/, code: 'spaceAfterRupee' },
  { pattern: /\bRs\.?(?=\s?\d)|रु\.?(?=\s?[०-९\d])/, code: 'oldRupee' },
];

const AMOUNT = /₹(\d[\d,]{3,})(?![\d,])/g;

/** Sentences that the specification fixes. */
const LETTER_FOR_LETTER = new Set(["The event you're looking for doesn't exist or has been removed."]);

/** Requires one way to type spaces, quotation marks and amounts. */
export function typing(texts: Text[]): Problem[] {
  return texts.flatMap((text) =>
    LANGUAGES.flatMap((language) => problemsIn(text[language], inLanguage(text, language))),
  );
}

function problemsIn(text: string, place: Place): Problem[] {
  if (LETTER_FOR_LETTER.has(text)) return [];
  const problems = FLAWS.flatMap(({ pattern, code }) => {
    const found = pattern.exec(text.replace(/\bhttps?:\/\/\S+|\S+@\S+/g, 'x'))?.[0];
    return found === undefined ? [] : [errorAt(place, code, { found: found.trim() })];
  });
  if (count(text, '“') !== count(text, '”')) problems.push(errorAt(place, 'oddQuotes'));
  if (count(text, '(') !== count(text, ')')) problems.push(errorAt(place, 'oddBrackets'));
  for (const [, digits = ''] of latinDigits(text).matchAll(AMOUNT)) {
    const rupees = Number(digits.replaceAll(',', ''));
    if (digits.replace(/,$/, '') !== rupees.toLocaleString('en-IN'))
      problems.push(errorAt(place, 'amountCommas', { found: digits, right: { rupees } }));
  }
  return problems;
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
