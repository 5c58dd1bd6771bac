import { hash } from 'node:crypto';
import { valueAt } from '#app/model/valueAt.ts';
import { formatCells, normalizeLineBreaks } from '../cells/formatCells.ts';
import { readCells } from '../cells/readCells.ts';
import { isFilled, plainCell, type SheetCell, shownValue, unreadableCell } from '../cells/sheetCell.ts';
import { type Field, levelPath, type Table } from './tables.ts';

/** The keys of a row when it was exported, joined by “/”, and a hash of its cells. */
export type Stamp = { keys: string; hash: string };

/** Returns the stamp that an export writes: it proves to the import that the identifiers and the cells of a row belong together. */
export function rowStamp(table: Table, keys: readonly string[], item: unknown): string {
  return `${keys.join('/')} ${hashCells(exportedTexts(table, item))}`;
}

export function readStamp(text: string): Stamp | undefined {
  const [, keys, hashed] = /^(.+) ([0-9a-f]{12})$/s.exec(text) ?? [];
  return keys !== undefined && hashed !== undefined ? { keys, hash: hashed } : undefined;
}

/** Returns the comparable texts of each field of an item. */
export function exportedTexts(table: Table, item: unknown): string[][] {
  return table.fields.map((field) =>
    comparableTexts(table, field, formatCells(field, valueAt(item, field.path)).map(plainCell)),
  );
}

export function hashCells(texts: readonly string[][]): string {
  return hash('sha256', JSON.stringify(texts)).slice(0, 12);
}

/** Returns the same texts for all ways in which programs store a value: a day as text, number or date, a number with or without commas. */
export function comparableTexts(table: Table, field: Field, cells: readonly SheetCell[]): string[] {
  if (!cells.some(isFilled)) return cells.map(() => '');
  const values = cells.map((cell) => shownValue(cell, field.kind === 'number'));
  const reading = readCells(field, values, table.collection, [...levelPath(table), ...field.path]);
  if ('problem' in reading || cells.some((cell) => unreadableCell(cell, field.kind))) return cells.map(storedText);
  return formatCells(field, reading.value).map((cell) => normalizeLineBreaks(String(cell)));
}

function storedText({ value, formula }: SheetCell): string {
  if ((value ?? '') === '') return formula === undefined ? '' : `=${formula}`;
  return value instanceof Date ? String(value.getTime()) : normalizeLineBreaks(String(value));
}
