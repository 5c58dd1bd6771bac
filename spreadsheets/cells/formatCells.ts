import { LANGUAGES } from '#app/i18n/language.ts';
import type { Field } from '../schema/tables.ts';

/** The value of a cell that is read. Spreadsheet programs convert some texts to numbers, dates and booleans. */
export type Cell = string | number | boolean | Date | null;
export type Part = '' | 'en' | 'mr';

const PARTS: Partial<Record<Field['kind'], Part[]>> = {
  both: ['en', 'mr'],
  lines: ['en', 'mr'],
  either: ['', 'en', 'mr'],
};

export function cellParts({ kind }: Field): Part[] {
  return PARTS[kind] ?? [''];
}

type Leaf = { en?: string; mr?: string };

/** Returns a text or number for each cell of the field, or empty texts if the value is undefined. */
export function formatCells(field: Field, value: unknown): (string | number)[] {
  if (value === undefined || value === null) return cellParts(field).map(() => '');
  switch (field.kind) {
    case 'both':
      return bilingualCells(value as Leaf);
    case 'lines':
      return LANGUAGES.map((language) => joinLines((value as Leaf[]).map((line) => line[language] ?? '')));
    case 'either':
      return typeof value === 'object' ? ['', ...bilingualCells(value as Leaf)] : [String(value), '', ''];
    case 'list':
      return [joinLines((value as unknown[]).map(String))];
    case 'yes':
      return [value === true ? 'yes' : ''];
    case 'number':
      return [typeof value === 'number' ? value : String(value)];
    default:
      return [String(value)];
  }
}

function bilingualCells({ en = '', mr = '' }: Leaf): string[] {
  return [en, mr];
}

/**
 * Joins items with line breaks. Within an item, writes a line break as ⏎ and ⏎ as \⏎, and doubles backslashes directly before them.
 * Begins at the first of several backslashes, because the time would grow with the square of their number.
 */
function joinLines(items: string[]): string {
  return items
    .map((item) =>
      item.replace(
        /(?<!\\)(\\*)(⏎|\r\n?|\n)/g,
        (_, before: string, end: string) => `${before}${before}${end === '⏎' ? '\\' : ''}⏎`,
      ),
    )
    .join('\n');
}

/** Reverses `joinLines`, and removes empty lines. */
export function splitLines(cell: string): string[] {
  return cell
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      line.replace(
        /(?<!\\)(\\*)⏎/g,
        (_, { length }: string) => '\\'.repeat(Math.floor(length / 2)) + (length % 2 ? '⏎' : '\n'),
      ),
    );
}

/** Spreadsheet programs change line breaks. */
export function normalizeLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
