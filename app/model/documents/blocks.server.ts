import type { Language } from '#app/i18n/language.ts';
import type { DistrictId } from '../districts/schema.server.ts';
import { localize } from '../localize.ts';
import { officeGroups } from '../offices/data.server.ts';
import { mapAddress } from '../offices/mapAddress.ts';
import { type DocumentWord, documentWord } from './words.server.ts';

/** A text of a document. A web address in it becomes a link, `\n` breaks its line. */
export type Text = string | { text: string; href: string };

/** A part of a document, as document.typ lays it out. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string; lead?: string; look?: 'sample' | 'strong' }
  | { kind: 'list'; items: readonly string[]; isNumbered?: true }
  | { kind: 'table'; caption: string; head: string[]; rows: Text[][]; isOfFacts?: true };

export const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text });

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** One row of a table of facts. A fact that is not published leaves no row. */
export type Fact = [DocumentWord, Text | undefined];

/** Facts as a table with a heading for every row, which a screen reader can walk through. */
export function factTable(language: Language, caption: string, facts: Fact[]): Block {
  const word = (name: DocumentWord) => documentWord(language, name);
  const rows = facts.flatMap(([name, value]) => (value === undefined ? [] : [[word(name), value]]));
  return { kind: 'table', caption, head: [word('fact'), word('value')], rows, isOfFacts: true };
}

/** Columns that are empty in every row are left out. The first column names the row. */
export function listTable(language: Language, caption: string, columns: DocumentWord[], rows: string[][]): Block {
  const isUsed = columns.map((_, index) => rows.some((row) => row[index]));
  const used = <T>(row: T[]) => row.filter((_, index) => isUsed[index]);
  const head = used(columns).map((column) => documentWord(language, column));
  return { kind: 'table', caption, head, rows: rows.map(used) };
}

/** Finds the Assistant Commissioner's office of a district, which answers for hostels, schools and homes. */
export function assistantOffice(district: DistrictId, language: Language) {
  const office = officeGroups.find(({ id }) => id === 'assistant')?.offices[district];
  return office && localize(office, language);
}

/** "Where to ask": the district's office with everything that is published of it. */
export function whereToAsk(district: DistrictId, language: Language): Block[] {
  const word = (name: DocumentWord) => documentWord(language, name);
  const office = assistantOffice(district, language);
  if (!office) return [heading(word('whereToAsk')), paragraph(word('noOffice'))];
  return [
    heading(word('whereToAsk')),
    paragraph(word('notPrinted')),
    factTable(language, office.designation, [
      ['post', office.office_head],
      ['address', office.office_address],
      ['phone', office.office_phone_number],
      ['email', office.office_email],
      ['note', office.note],
      ['map', { text: word('openMap'), href: mapAddress(office.office_google_location) }],
    ]),
    ...(office.confidence === 'medium' ? [paragraph(word('toBeConfirmed'))] : []),
  ];
}

/** Warns above an entry that is a sample, or that the department has not confirmed. */
export function cautions(
  { sample, confidence }: { sample?: true | undefined; confidence: 'high' | 'medium' },
  language: Language,
): Block[] {
  return [
    ...(sample ? [{ kind: 'paragraph', text: documentWord(language, 'sample'), look: 'sample' } as const] : []),
    ...(confidence === 'medium' ? [paragraph(documentWord(language, 'confirmFacts'))] : []),
  ];
}
