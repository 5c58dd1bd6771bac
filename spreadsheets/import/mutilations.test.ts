import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlainSheet, plainSheets, rawSheets } from '#tests/fixtures/sheets.ts';
import type { Cell } from '../cells/formatCells.ts';
import { type Item, readEntries } from '../schema/entries.ts';
import { planImport } from './planImport.ts';

const RUNS = 300;
/** Headings and keys. */
const HEAD = 2;

const entries = readEntries('hostels');
const exported = plainSheets('hostels', entries);
const planOf = (sheets: PlainSheet[]) => planImport(rawSheets(sheets), () => entries).plan;

/** Picks a number below `count`; the property generates what is picked. */
type Pick = (count: number) => number;
type Mutilation = (sheet: PlainSheet, pick: Pick, sheets: PlainSheet[]) => void;

const widthOf = ({ rows }: PlainSheet) => Math.max(0, ...rows.map(({ length }) => length));
const bodyOf = ({ rows }: PlainSheet) => rows.slice(HEAD);
const inText = (cell: Cell | undefined) => String(cell ?? '');
const someColumns = (sheet: PlainSheet, pick: Pick) =>
  Array.from({ length: widthOf(sheet) }, (_, column) => column).filter(() => pick(3) === 0);

/** Puts the rows below the keys in another order, but only in some columns. */
function reorder(sheet: PlainSheet, columns: number[], order: (rows: Cell[][]) => Cell[][]): void {
  const body = bodyOf(sheet);
  const moved = order(body.map((row) => [...row]));
  for (const [index, row] of body.entries()) for (const column of columns) row[column] = moved[index]?.[column] ?? null;
}

const sortedBy = (column: number) => (rows: Cell[][]) =>
  rows.sort((a, b) => inText(a[column]).localeCompare(inText(b[column])));
const allColumns = (sheet: PlainSheet) => Array.from({ length: widthOf(sheet) }, (_, column) => column);
const swapped = (a: number, b: number) => (rows: Cell[][]) =>
  rows.map((row, at) => rows[at === a ? b : at === b ? a : at] ?? row);
/** The columns between the ids and the stamp, which can be edited in a protected sheet. */
const dataColumns = (sheet: PlainSheet) =>
  allColumns(sheet).filter((column) => !/#|^stamp$|^about$/.test(inText(sheet.rows[1]?.[column])));

const MUTILATIONS: Record<string, Mutilation> = {
  'sorts one column': (sheet, pick) => {
    const column = pick(widthOf(sheet));
    reorder(sheet, [column], sortedBy(column));
  },
  'sorts some columns': (sheet, pick) => {
    const columns = someColumns(sheet, pick);
    reorder(sheet, columns, sortedBy(columns[0] ?? 0));
  },
  'sorts all columns but the ids': (sheet, pick) => reorder(sheet, dataColumns(sheet), sortedBy(pick(widthOf(sheet)))),
  'sorts all columns but the ids with the stamps': (sheet, pick) =>
    reorder(sheet, [...dataColumns(sheet), widthOf(sheet) - 1], sortedBy(pick(widthOf(sheet)))),
  'sorts whole rows': (sheet, pick) => reorder(sheet, allColumns(sheet), sortedBy(pick(widthOf(sheet)))),
  'sorts the whole sheet with its headings': (sheet, pick) => void sortedBy(pick(widthOf(sheet)))(sheet.rows),
  'swaps rows': (sheet, pick) =>
    reorder(sheet, allColumns(sheet), swapped(pick(sheet.rows.length), pick(sheet.rows.length))),
  'swaps the data of two rows': (sheet, pick) =>
    reorder(sheet, dataColumns(sheet), swapped(pick(bodyOf(sheet).length), pick(bodyOf(sheet).length))),
  'copies the data of a hostel over another': (_sheet, pick, sheets) => {
    const hostels = sheets.find(({ rows }) => rows[1]?.includes('hostels#name'));
    if (!hostels || bodyOf(hostels).length === 0) return;
    const [from, to] = [pick(bodyOf(hostels).length), pick(bodyOf(hostels).length)];
    reorder(hostels, dataColumns(hostels), (rows) => rows.map((row, at) => (at === to ? (rows[from] ?? row) : row)));
  },
  // A shift of one or two cells is the same as an edit of these cells.
  'shifts the cells of a column down': (sheet, pick) => {
    const [start, column] = [pick(3), pick(widthOf(sheet))];
    if (new Set(bodyOf(sheet).map((row) => inText(row[column]))).size < 10) return;
    reorder(sheet, [column], (rows) => [...rows.slice(0, start), [], ...rows.slice(start)]);
  },
  'inserts an empty row': ({ rows }, pick) => void rows.splice(pick(rows.length), 0, []),
  'inserts a title': ({ rows }) => void rows.unshift(['Hostels of the division', null, new Date(0)]),
  'deletes a row': ({ rows }, pick) => void rows.splice(pick(rows.length), 1),
  'inserts an empty column': (sheet, pick) => {
    const column = pick(widthOf(sheet) + 1);
    for (const row of sheet.rows) row.splice(column, 0, null);
  },
  'inserts a column of remarks': (sheet, pick) => {
    const column = pick(widthOf(sheet) + 1);
    for (const row of sheet.rows) row.splice(column, 0, 'seen');
  },
  'deletes a column': (sheet, pick) => {
    const column = pick(widthOf(sheet));
    for (const row of sheet.rows) row.splice(column, 1);
  },
  'moves a column': (sheet, pick) => {
    const [from, to] = [pick(widthOf(sheet)), pick(widthOf(sheet))];
    for (const row of sheet.rows) row.splice(to, 0, ...row.splice(from, 1));
  },
  'empties the stamps': (sheet) => {
    for (const row of bodyOf(sheet)) row[widthOf(sheet) - 1] = null;
  },
  'moves a sheet': (_sheet, _pick, sheets) => void sheets.push(...sheets.splice(0, 1)),
  'removes a sheet': (_sheet, pick, sheets) => void (sheets.length > 1 && sheets.splice(pick(sheets.length), 1)),
  'copies a sheet': (sheet, _pick, sheets) => void sheets.push({ ...structuredClone(sheet), name: 'Copy' }),
  'renames a sheet': (sheet) => void Object.assign(sheet, { name: 'Choices' }),
  'turns numbers into texts, and texts into numbers and days': (sheet) => {
    for (const row of bodyOf(sheet)) for (const [column, cell] of row.entries()) row[column] = otherType(cell);
  },
};

function otherType(cell: Cell): Cell {
  if (typeof cell === 'number') return String(cell);
  if (/^\d{4}-\d\d-\d\d$/.test(inText(cell))) return new Date(`${inText(cell)}T00:00:00Z`);
  return /^[1-9]\d{0,8}$/.test(inText(cell)) ? Number(cell) : cell;
}

/** What people edit; a column that is not required may be emptied. */
const EDITS: Record<string, (mark: number) => Cell> = {
  'headName.en': (mark) => `Warden ${mark}`,
  'place.mr': (mark) => `गाव ${'क'.repeat((mark % 5) + 1)}`,
  srNo: (mark) => 900 + mark,
  capacity: () => null,
  asOf: (mark) => `2025-07-${10 + (mark % 20)}`,
};

const column = (key: string) => exported[0]?.rows[1]?.indexOf(key) ?? -1;

/** Lists the values of an entry that differ from the content, by id and path. */
function changesOf(items: readonly { id: string; item: Item }[]): Map<string, string> {
  const before = new Map(entries.map(({ id, item }) => [id, leaves(item)]));
  const changes = items.flatMap(({ id, item }) => {
    const [was = new Map<string, string>(), is] = [before.get(id), leaves(item)];
    const paths = [...new Set([...was.keys(), ...is.keys()])].filter((path) => was.get(path) !== is.get(path));
    return paths.map((path): [string, string] => [`${id} ${path}`, is.get(path) ?? '']);
  });
  return new Map(changes);
}

function leaves(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]]);
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...leaves(inner, path ? `${path}.${key}` : key)]));
}

const edit = fc.record({
  row: fc.nat(entries.length - 1),
  key: fc.constantFrom(...Object.keys(EDITS)),
  mark: fc.nat(90),
});
const mutilation = fc.record({
  name: fc.constantFrom(...Object.keys(MUTILATIONS)),
  sheet: fc.nat(exported.length - 1),
  picks: fc.infiniteStream(fc.nat(1000)),
});

describe('a mutilated sheet', () => {
  it(`is refused, or changes only what was edited (${RUNS} generated ones)`, () => {
    const outcomes = { refused: 0, edited: 0, same: 0 };
    fc.assert(
      fc.property(
        fc.uniqueArray(edit, { maxLength: 3, selector: ({ row }) => row }),
        fc.array(mutilation, { minLength: 1, maxLength: 3 }),
        (edits, mutilations) => {
          const sheets = structuredClone(exported);
          const allowed = new Map<string, string>();
          for (const { row, key, mark } of edits) {
            const value = EDITS[key]?.(mark) ?? null;
            const cells = sheets[0]?.rows[HEAD + row] ?? [];
            cells[column(key)] = value;
            allowed.set(`${cells[0]} ${key}`, inText(value));
          }
          // Deletes rows first: where only one of two exchanged cells is left, nothing tells it from an edit.
          const inOrder = Map.groupBy(mutilations, ({ name }) => name !== 'deletes a row');
          for (const { name, sheet, picks } of [...(inOrder.get(false) ?? []), ...(inOrder.get(true) ?? [])]) {
            const pick: Pick = (count) => (count === 0 ? 0 : picks.next().value % count);
            const chosen = sheets[sheet % sheets.length];
            if (chosen) MUTILATIONS[name]?.(chosen, pick, sheets);
          }
          const { problems, entries: planned } = planOf(sheets);
          if (problems.length > 0) {
            outcomes.refused++;
            return;
          }
          const changes = changesOf([...planned.values()]);
          for (const [place, value] of changes) expect([place, value]).toEqual([place, allowed.get(place)]);
          outcomes[changes.size > 0 ? 'edited' : 'same']++;
        },
      ),
      { numRuns: RUNS },
    );
    // A test that refuses everything would prove nothing.
    expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(RUNS / 20);
  });
});
