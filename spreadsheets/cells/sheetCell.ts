import { findSheetError } from '#app/model/typed/reading.ts';
import type { FieldKind } from '../schema/tables.ts';
import { detail, type ProblemDetail } from './cellProblems.ts';
import type { Cell } from './formatCells.ts';

/**
 * What a file says of a cell. `format` is its number format; `formula` is empty for a formula that another cell shares. `is1904`: the
 * workbook counts days from 1904.
 */
export type SheetCell = {
  value: Cell;
  type: 'empty' | 'text' | 'number' | 'boolean' | 'date' | 'error';
  format: string;
  formula: string | undefined;
  is1904?: boolean;
};

/** Describes a value that a file stores without a format. */
export function plainCell(value: Cell): SheetCell {
  return { value, type: cellType(value), format: 'General', formula: undefined };
}

function cellType(value: Cell): SheetCell['type'] {
  if (value === null || value === '') return 'empty';
  if (value instanceof Date) return 'date';
  return typeof value === 'string' ? 'text' : (typeof value as 'number' | 'boolean');
}

/** Returns true for a formula without a result, too, because its cell looks filled in a spreadsheet program. */
export function isFilled(cell: SheetCell | undefined): boolean {
  return cell !== undefined && ((cell.value ?? '') !== '' || cell.formula !== undefined);
}

/** Returns the value as the spreadsheet program shows it: 0.5 in a percent format means 50. */
export function shownValue({ value, format }: SheetCell, isNumber: boolean): Cell {
  if (typeof value !== 'number' || !isPercent(format)) return value;
  const percent = Number((value * 100).toPrecision(15));
  return isNumber ? percent : `${percent}%`;
}

/** Finds a percent sign outside quoted and escaped text. */
function isPercent(format: string): boolean {
  return format.replace(/"[^"]*"|\\./g, '').includes('%');
}

/**
 * Returns why a cell has no value to read: a formula that was never calculated, an error of the spreadsheet, or a day without the format
 * of days, whose number another workbook may have counted from another year.
 */
export function unreadableCell(cell: SheetCell, kind: FieldKind): ProblemDetail | undefined {
  if (cell.formula !== undefined && (cell.value ?? '') === '') return detail('formulaWithoutResult');
  const found = cell.type === 'error' ? String(cell.value) : findSheetError(String(cell.value ?? ''));
  if (found !== undefined) return detail('sheetError', { found });
  const isDayNumber = cell.type !== 'date' && Number(cell.value) > 0;
  return kind === 'date' && cell.is1904 && isDayNumber ? detail('notDay') : undefined;
}
