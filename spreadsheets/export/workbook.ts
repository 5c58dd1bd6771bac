import { type CellStyle, colToLetter, type DataValidation, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { LANGUAGES } from '#app/i18n/language.ts';
import { choiceName } from '#app/model/field-names/data.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { levelPath } from '../schema/tables.ts';
import type { RawSheet } from '../xlsx/readWorkbook.ts';
import type { Column, Grid } from './grid.ts';

/** Number of frozen rows at the top: headings and keys. */
const HEAD_ROWS = 2;
/** Number of empty rows for new entries, below the last row. These rows also have dropdown lists. */
const EMPTY_ROWS = 100;
/** Height of three lines, in points. Must be set, because programs do not adjust row heights when they open a file. */
const HEADING_HEIGHT = 48;
/** Excel rejects longer sheet names. */
const MAX_NAME_LENGTH = 31;
const GREY: NonNullable<CellStyle['fill']> = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E7E6E6' } };
const HEADING: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'D9E2EC' } },
  alignment: { wrapText: true, vertical: 'top' },
};
const KEY: CellStyle = { font: { size: 8, color: { rgb: '595959' } }, fill: GREY, alignment: { vertical: 'top' } };
/** Uses the number format “@” (text), so that programs do not convert typed values to numbers or dates. */
const TEXT: CellStyle = { numFmt: '@', alignment: { wrapText: true, vertical: 'top' }, protection: { locked: false } };
const NUMBER: CellStyle = { alignment: { vertical: 'top' }, protection: { locked: false } };
const FIXED: CellStyle = { numFmt: '@', fill: GREY, alignment: { vertical: 'top' }, protection: { locked: true } };

/** Creates an .xlsx file with a sheet for each grid and a sheet that explains the choices. */
export async function workbook(grids: readonly Grid[]): Promise<Uint8Array> {
  const { rows, ranges } = createLegend(grids);
  const legend: WriteSheet = {
    name: LEGEND,
    columns: [22, 34, 30, 40, 40].map((width) => ({ width })),
    rows: rows.map((row) => row.map(escapeText)),
    freezePane: { rows: 1 },
    protection: { sheet: true, formatColumns: true },
  };
  return writeXlsx({ sheets: [...grids.map((grid) => createSheet(grid, ranges)), legend] });
}

/** Names a sheet in both languages. Truncates the name to the limit. */
export function sheetName({ title }: Grid): string {
  return joined(title).slice(0, MAX_NAME_LENGTH).trim();
}

function createSheet(grid: Grid, ranges: Map<string, string>): WriteSheet {
  const { columns } = grid;
  const isRoot = grid.table.levels.length === 0;
  return {
    name: sheetName(grid),
    columns: columns.map((column) => ({
      width: columnWidth(column),
      style: cellStyle(column, false),
      hidden: column.role === 'stamp',
    })),
    cells: new Map([...headCells(columns), ...bodyCells(grid)]),
    rowDefs: new Map([[0, { height: HEADING_HEIGHT }]]),
    freezePane: { rows: HEAD_ROWS, columns: columns.filter(({ role }) => role === 'id').length },
    dataValidations: columns.flatMap((column, index) => listValidations(column, index, grid, ranges)),
    // Protects ids of existing rows without a password, so that editors can remove the protection. Does not allow sorting, because programs
    // would leave the locked ids where they are.
    protection: {
      sheet: true,
      formatColumns: true,
      formatRows: true,
      formatCells: true,
      insertRows: isRoot,
    },
  };
}

type CellMap = NonNullable<WriteSheet['cells']>;
type CellAt = [string, NonNullable<ReturnType<CellMap['get']>>];

function headCells(columns: readonly Column[]): CellAt[] {
  return columns.flatMap(({ heading, note, key }, index): CellAt[] => {
    const comment = { author: 'Sahayya', text: `${note.en}\n${note.mr}` };
    return [
      [`0,${index}`, { ...toCell(`${heading.en}\n${heading.mr}`), style: HEADING, comment }],
      [`1,${index}`, { value: key, type: 'string', style: KEY }],
    ];
  });
}

/** Adds unlocked cells to the empty rows, because sheet protection would otherwise lock them. */
function bodyCells({ columns, rows }: Grid): CellAt[] {
  const emptyRows: Grid['rows'] = Array.from({ length: EMPTY_ROWS }, () => []);
  return [...rows, ...emptyRows].flatMap((row, index) =>
    columns.map((column, position): CellAt => {
      const style = cellStyle(column, index < rows.length);
      return [`${HEAD_ROWS + index},${position}`, { ...toCell(row[position]), style }];
    }),
  );
}

function toCell(value: string | number | undefined) {
  if (value === undefined) return { value: null, type: 'empty' as const };
  if (typeof value === 'number') return { value, type: 'number' as const };
  return { value: escapeText(value), type: 'string' as const };
}

/** Locks ids of existing rows. */
function cellStyle({ role, field }: Column, filled: boolean): CellStyle {
  if (role !== 'field') return filled || role === 'about' ? FIXED : TEXT;
  return field?.kind === 'number' ? NUMBER : TEXT;
}

function listValidations(column: Column, index: number, grid: Grid, ranges: Map<string, string>): DataValidation[] {
  const values = ranges.get(`${grid.table.name}#${column.key}`);
  if (!values) return [];
  const letters = colToLetter(index);
  return [
    {
      type: 'list',
      formula1: values,
      range: `${letters}${HEAD_ROWS + 1}:${letters}${HEAD_ROWS + grid.rows.length + EMPTY_ROWS}`,
      allowBlank: true,
      showErrorMessage: true,
      errorStyle: 'stop',
      errorTitle: 'Choices · पर्याय',
      errorMessage: 'Choose a value of the list. यादीतील पर्याय निवडा.',
    },
  ];
}

function columnWidth({ role, field, part }: Column): number {
  if (role === 'id') return 22;
  if (field?.kind === 'lines' || field?.kind === 'both' || part !== '') return 44;
  return field?.kind === 'list' || role === 'about' ? 32 : 16;
}

/** Escapes texts such as “_x0041_”, which Excel would show as the letter A. */
function escapeText(text: string): string {
  return text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}

const LEGEND = 'Choices';

/** The headings of the legend, by which the import recognises a renamed one. */
const HEADINGS = ['Sheet · तक्ता', 'Column · रकाना', 'Value · मूल्य', 'English · इंग्रजी', 'Marathi · मराठी'];
export function isLegend({ name, rows }: RawSheet): boolean {
  return name === LEGEND || HEADINGS.every((heading, index) => rows[0]?.[index]?.value === heading);
}

/** Explains quoted figures, which editors must not replace with a copy of the amount. */
const QUOTED = [
  '',
  '',
  '{{name}}',
  'Quotes a figure by its name: the page shows the figure here. Leave the braces as they are.',
  'पानावर येथे या नावाचा आकडा दिसतो. महिरपी कंस आहेत तसेच ठेवा.',
];
const YES = ['yes', 'Yes', 'होय'];

/**
 * Lists, below the explanation of quoted figures, the choices of all columns. `ranges` maps the table and key of a column,
 * such as `schemes#category`, to the cells with its choices.
 */
export function createLegend(grids: readonly Grid[]): { rows: string[][]; ranges: Map<string, string> } {
  const rows = [HEADINGS, QUOTED];
  const ranges = new Map<string, string>();
  for (const { table, title, columns } of grids)
    for (const { key, heading, field } of columns) {
      if (!field) continue;
      const path = [...levelPath(table), ...field.path];
      const choices = field.choices.map((value) => [
        value,
        ...LANGUAGES.map((language) => choiceName(table.collection, path, value, language)),
      ]);
      const values = field.kind === 'yes' ? [YES] : choices;
      const first = rows.length + 1;
      rows.push(...values.map((value) => [joined(title), joined(heading), ...value]));
      if (values.length > 0 && field.kind !== 'list')
        ranges.set(`${table.name}#${key}`, `${LEGEND}!$C$${first}:$C$${rows.length}`);
    }
  return { rows, ranges };
}

const joined = ({ en, mr }: Bilingual) => `${en} · ${mr}`;
