import { inDigitsOf } from '#app/i18n/numbers.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import type { Params, Problem, ProblemCode } from '#app/model/problems/problem.ts';
import { sentenceOf } from '#app/model/problems/sentences.ts';

/** A cell as people find it: sheet, row, letters of the column and its heading. A place without a row is a whole sheet. */
export type CellPlace = { sheet: string; row?: number; column?: string; heading?: Bilingual };

/** What is wrong with a cell. Faults that content has too have the same codes there. */
export type Fault = Pick<Problem, 'code' | 'params'>;

/** Why nothing is written: where, and what is wrong there. */
export type Flaw = Fault & { place: CellPlace };

export function fault(code: ProblemCode, params: Params = {}): Fault {
  return { code, params };
}

/** Numbers in a Marathi sentence. */
export function digits(value: string | number): string {
  return inDigitsOf('mr', String(value));
}

/** A flaw as it is printed: the place and the sentence, in English and in Marathi. */
export function printedFlaw({ place, ...flaw }: Flaw): string {
  return `  ${englishPlace(place)}: ${sentenceOf(flaw, 'en')}.\n  ${marathiPlace(place)}: ${sentenceOf(flaw, 'mr')}.`;
}

export function englishPlace({ sheet, row, column, heading }: CellPlace): string {
  const cell = [`Sheet ${sheet}`, row && `row ${row}`, column && `column ${column}`].filter(Boolean).join(', ');
  return heading ? `${cell} (${heading.en})` : cell;
}

export function marathiPlace({ sheet, row, column, heading }: CellPlace): string {
  const cell = [`तक्ता ${sheet}`, row && `ओळ ${digits(row)}`, column && `स्तंभ ${column}`].filter(Boolean).join(', ');
  return heading ? `${cell} (${heading.mr})` : cell;
}
