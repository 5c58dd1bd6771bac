import type { Bilingual } from '#app/model/fields.server.ts';
import { digits } from './sentences.ts';

/** A cell as people find it: sheet, row, letters of the column and its heading. A place without a row is a whole sheet. */
export type CellPlace = { sheet: string; row?: number; column?: string; heading?: Bilingual };

/** Why nothing is written: where, and what to do, in both languages. */
export type Flaw = { place: CellPlace; sentence: Bilingual };

/** A flaw as it is printed: the place and the sentence, in English and in Marathi. */
export function printedFlaw({ place, sentence }: Flaw): string {
  return `  ${englishPlace(place)} ${sentence.en}.\n  ${marathiPlace(place)} ${sentence.mr}.`;
}

export function englishPlace({ sheet, row, column, heading }: CellPlace): string {
  const cell = [`Sheet ${sheet}`, row && `row ${row}`, column && `column ${column}`].filter(Boolean).join(', ');
  return heading ? `${cell} (${heading.en})` : row ? cell : `${cell}:`;
}

export function marathiPlace({ sheet, row, column, heading }: CellPlace): string {
  const cell = [`तक्ता ${sheet}`, row && `ओळ ${digits(row)}`, column && `स्तंभ ${column}`].filter(Boolean).join(', ');
  return heading ? `${cell} (${heading.mr}):` : `${cell}:`;
}
