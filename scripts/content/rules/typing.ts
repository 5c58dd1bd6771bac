import { errorAt, type Finding } from '../finding.ts';
import { latinDigits } from '../numbers.ts';
import type { Text } from '../texts.ts';

type Flaw = { pattern: RegExp; says: (found: string) => string };

/** What is wrong in either language. */
const FLAWS: Flaw[] = [
  { pattern: / {2,}/, says: () => 'has two spaces in a row. Delete one' },
  { pattern: /[\n\t\u00A0]/, says: () => 'has a line break, tab or fixed space. Write one line with plain spaces' },
  { pattern: / [,.;:?!)](?!\.)/, says: (found) => `has a space before “${found.trim()}”. Delete it` },
  { pattern: /\( /, says: () => 'has a space after “(”. Delete it' },
  {
    pattern: /[\p{L}\p{M}][,;?!]\p{L}|[a-z]{3}[.:][A-Z]/u,
    says: (found) => `has no space after the mark in “${found}”. Put one`,
  },
  { pattern: /"/, says: () => 'has straight quotation marks. Write “…”' },
  { pattern: /'/, says: () => 'has a straight apostrophe. Write ’' },
  { pattern: /₹\s/, says: () => 'has a space after ₹. Write the amount directly after it' },
  { pattern: /\bRs\.?(?=\s?\d)|रु\.?(?=\s?[०-९\d])/, says: (found) => `has “${found}” before an amount. Write ₹` },
];

/** Amounts of four digits or more, in Latin digits. */
const AMOUNT = /₹(\d[\d,]{3,})(?![\d,])/g;

/** Sentences of the specification, which stand letter for letter. */
const LETTER_FOR_LETTER = new Set(["The event you're looking for doesn't exist or has been removed."]);

/** Spaces, quotation marks and amounts are typed the same way everywhere. */
export function typing(texts: Text[]): Finding[] {
  return texts.flatMap(({ file, field, en, mr }) => [
    ...problemsOf(en).map((problem) => errorAt({ file, field: `${field}.en` }, problem)),
    ...problemsOf(mr).map((problem) => errorAt({ file, field: `${field}.mr` }, problem)),
  ]);
}

function problemsOf(text: string): string[] {
  if (LETTER_FOR_LETTER.has(text)) return [];
  const problems = FLAWS.flatMap(({ pattern, says }) => {
    const found = pattern.exec(text.replace(/\bhttps?:\/\/\S+|\S+@\S+/g, 'x'))?.[0];
    return found === undefined ? [] : [says(found)];
  });
  if (count(text, '“') !== count(text, '”')) problems.push('opens and closes “…” a different number of times');
  if (count(text, '(') !== count(text, ')')) problems.push('opens and closes brackets a different number of times');
  for (const [, digits = ''] of latinDigits(text).matchAll(AMOUNT)) {
    const grouped = Number(digits.replaceAll(',', '')).toLocaleString('en-IN');
    if (digits.replace(/,$/, '') !== grouped) problems.push(`has the amount ${digits}. Write it as ₹${grouped}`);
  }
  return problems;
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
