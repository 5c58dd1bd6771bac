import { parseCellRef } from 'hucre/xlsx';
import { serialDay } from '../cells/serialDay.ts';
import { isFilled, type SheetCell } from '../cells/sheetCell.ts';
import { isDayFormat } from './numberFormats.ts';
import { type Attributes, parseXml } from './parseXml.ts';

/** What cells of all sheets refer to: texts and number formats by their number, and whether days are counted from 1904. */
export type Shared = { texts: readonly string[]; formats: readonly string[]; is1904: boolean };

const EMPTY: SheetCell = { value: null, type: 'empty', format: 'General', formula: undefined };

/** The parts of a cell as they stand in the file. */
type CellParts = { type: string; format: string; value: string; inline: string; formula: string | undefined };

/** The place of a cell, with the number of new cells up to it and of letters in it. */
export type ReservedCell = { row: number; column: number; cells: number; letters: number };

/**
 * Reads the filled cells of a sheet into rows. `reserve` is called before a cell is kept, so that it can refuse a small file with a huge
 * sheet. Cells that have only a format are left out, because programs write them to the ends of the sheet.
 */
export function readSheet(xml: string, shared: Shared, reserve: (cell: ReservedCell) => void): SheetCell[][] {
  const rows: SheetCell[][] = [];
  let [row, column] = [-1, -1];
  let cell: CellParts | undefined;
  let part: 'value' | 'inline' | 'formula' | undefined;
  let isPhonetic = false;
  const keep = (read: SheetCell) => {
    const width = rows[row]?.length ?? 0;
    const letters = String(read.value ?? '').length + (read.formula?.length ?? 0);
    reserve({ row, column, cells: Math.max(0, column + 1 - width), letters });
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    while (cells.length <= column) cells.push(EMPTY);
    cells[column] = read;
  };
  parseXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') [row, column] = [attributes.r ? Number(attributes.r) - 1 : row + 1, -1];
      else if (name === 'c') {
        [row, column] = cellPosition(attributes, row, column);
        cell = {
          type: attributes.t ?? 'n',
          format: cellFormat(attributes, shared),
          value: '',
          inline: '',
          formula: undefined,
        };
      } else if (name === 'rPh') isPhonetic = true;
      else if (cell && name === 'f') cell.formula = '';
      part = PARTS.get(name) ?? part;
    },
    text: (text) => {
      if (!cell || !part || isPhonetic) return;
      cell[part] = (cell[part] ?? '') + text;
    },
    close: (name) => {
      if (PARTS.has(name)) part = undefined;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'c' || !cell) return;
      const read = readCell(cell, shared);
      cell = undefined;
      if (isFilled(read)) keep(read);
    },
  });
  return rows;
}

const PARTS = new Map<string, 'value' | 'inline' | 'formula'>([
  ['v', 'value'],
  ['t', 'inline'],
  ['f', 'formula'],
]);

/** Cells without a reference follow the cell before them. */
function cellPosition({ r }: Attributes, row: number, column: number): [number, number] {
  const place = r === undefined ? { row, col: column + 1 } : parseCellRef(r);
  if (!Number.isInteger(place.row) || place.row < 0 || place.col < 0) throw new Error(`No cell has the name ${r}`);
  return [place.row, place.col];
}

function cellFormat({ s }: Attributes, { formats }: Shared): string {
  return formats[Number(s ?? 0)] ?? 'General';
}

function readCell({ type, format, value, inline, formula }: CellParts, { texts, is1904 }: Shared): SheetCell {
  const common = { format, formula, is1904 };
  if (type === 'inlineStr') return { ...common, value: decodeEscapes(inline), type: 'text' };
  if (value === '') return { ...common, value: null, type: 'empty' };
  switch (type) {
    case 's': {
      const text = texts[Number(value)];
      if (text === undefined) throw new Error(`There is no shared text ${value}`);
      return { ...common, value: text, type: 'text' };
    }
    case 'str':
      return { ...common, value: decodeEscapes(value), type: 'text' };
    case 'b':
      return { ...common, value: value === '1' || value === 'true', type: 'boolean' };
    case 'e':
      return { ...common, value, type: 'error' };
    case 'd':
      return { ...common, value: new Date(/T[^TZ+]*$/.test(value) ? `${value}Z` : value), type: 'date' };
    default:
      return { ...common, ...readNumber(value, format, is1904) };
  }
}

function readNumber(value: string, format: string, is1904: boolean): Pick<SheetCell, 'value' | 'type'> {
  const number = Number(value);
  if (Number.isNaN(number)) return { value, type: 'text' };
  if (!isDayFormat(format)) return { value: number, type: 'number' };
  return { value: serialDay(number, is1904), type: 'date' };
}

/** Decodes what spreadsheet programs write for characters that XML forbids, such as `_x000D_`. */
export function decodeEscapes(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
