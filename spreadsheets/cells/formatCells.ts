import type { Field } from '../schema/tables.ts';

/** What a cell may hold when it is read: programs turn texts into numbers, days and yes or no. */
export type Cell = string | number | boolean | Date | null;

/** The language of a cell of a field; empty for a cell that has none. */
export type Part = '' | 'en' | 'mr';

const PARTS: Partial<Record<Field['kind'], Part[]>> = {
  both: ['en', 'mr'],
  lines: ['en', 'mr'],
  either: ['', 'en', 'mr'],
};

/** The cells of a field, in their order. */
export function cellParts({ kind }: Field): Part[] {
  return PARTS[kind] ?? [''];
}

type Leaf = { en?: string; mr?: string };

/** A value as it stands in the cells of its field; what is left out is empty there. */
export function formatCells(field: Field, value: unknown): (string | number)[] {
  if (value === undefined || value === null) return cellParts(field).map(() => '');
  switch (field.kind) {
    case 'both':
      return bilingualCells(value as Leaf);
    case 'lines':
      return [
        joinLines((value as Leaf[]).map(({ en = '' }) => en)),
        joinLines((value as Leaf[]).map(({ mr = '' }) => mr)),
      ];
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

/** A line break inside an item stands as ⏎, because a new line begins a new item; a ⏎ of the item itself as \⏎. */
function joinLines(items: string[]): string {
  return items
    .map((item) =>
      item.replace(
        /(\\*)(⏎|\r\n?|\n)/g,
        (_, before: string, end: string) => `${before}${before}${end === '⏎' ? '\\' : ''}⏎`,
      ),
    )
    .join('\n');
}

/** The items of a cell. Empty lines are none. */
export function splitLines(cell: string): string[] {
  return cell
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      line.replace(
        /(\\*)⏎/g,
        (_, { length }: string) => '\\'.repeat(Math.floor(length / 2)) + (length % 2 ? '⏎' : '\n'),
      ),
    );
}

/** Whether a cell still says what was written into it. Programs write line breaks in their own way. */
export function isUnchangedCell(written: string | number, read: Cell): boolean {
  if (read instanceof Date) return false;
  return normalizeLineBreaks(String(written)) === normalizeLineBreaks(String(read ?? ''));
}

export function normalizeLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
