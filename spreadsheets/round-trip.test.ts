import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHEET_COLLECTIONS } from '#app/model/sheetCollections.ts';
import { entries } from '#tests/fixtures/schemas/entries.ts';
import { csvRows, csvText } from './cells/csv.ts';
import { plainCell } from './cells/sheetCell.ts';
import { createGrid, type Grid } from './export/grid.ts';
import { isLegend, workbook } from './export/workbook.ts';
import type { Plan } from './import/plan.ts';
import { changesIn } from './import/planImport.ts';
import { workbookSheets } from './import/readFile.ts';
import { findTable, readTable } from './import/readTable.ts';
import {
  type Entry,
  entrySchema,
  fieldSchema,
  getTables,
  type Item,
  idFieldName,
  listRows,
  readEntries,
} from './schema/entries.ts';
import { readStamp, rowStamp } from './schema/rowStamp.ts';
import type { RawSheet } from './xlsx/readWorkbook.ts';

type Format = [string, (grids: Grid[]) => Promise<RawSheet[]>, runs: number];

const xlsx: Format = [
  '.xlsx',
  async (grids) => workbookSheets(await workbook(grids)).filter((sheet) => !isLegend(sheet)),
  5,
];
const FORMATS: Format[] = [
  // Skips workbooks in mutation tests (tests/stryker.config.mjs), because a workbook takes a hundred times longer than CSV.
  ...(process.env.MUTANTS ? [] : [xlsx]),
  [
    '.csv',
    async (grids) =>
      grids.map((grid) => {
        const rows = csvRows(new TextEncoder().encode(csvText(grid)));
        return { name: grid.table.name, rows: rows.map((row) => row.map(plainCell)) };
      }),
    20,
  ],
];

/** Plans the import of sheets into the entries `before`. `restamped`: as if the rows had been exported from these entries. */
function imported(collection: string, sheets: RawSheet[], before: Entry[], restamped = false): Plan {
  const read = sheets.map((sheet) => {
    const found = findTable(sheet);
    if (!found) throw new Error(`no table is known by the first key of ${sheet.name}`);
    const known = readTable(found, sheet);
    if (!restamped) return known;
    const items = before.flatMap(({ id, item }) => listRows(found.table, id, item));
    const stamps = new Map(items.map(({ keys, item }) => [keys.join('/'), rowStamp(found.table, keys, item)]));
    return {
      ...known,
      rows: known.rows.map((row) => ({ ...row, stamp: readStamp(stamps.get(row.keys.join('/')) ?? '') })),
    };
  });
  expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  return changesIn(collection, before, read);
}

const findEntry = (collection: string, item: Item): Entry => {
  const id = String(item[idFieldName(collection)]);
  return { id, file: `${collection}/${id}.yaml`, text: '', item };
};

describe.each(SHEET_COLLECTIONS)('a sheet of %s', (collection) => {
  const content = readEntries(collection);
  const grids = (entries: Entry[]) => getTables(collection).map((table) => createGrid(table, entries));

  describe.each(FORMATS)('as %s', (_, convert, numRuns) => {
    it('shows no difference when the content is exported and imported', async () => {
      const plan = imported(collection, await convert(grids(content)), content);
      expect([plan.differences, plan.problems, plan.missing, [...plan.changed]]).toEqual([[], [], [], []]);
      expect([...plan.entries.values()]).toEqual(content);
    });

    it('shows no difference when any valid entry is exported and imported, and can restore it', async () => {
      await fc.assert(
        fc.asyncProperty(entries(fieldSchema(collection)), async (item) => {
          fc.pre(entrySchema(collection).safeParse(item).success);
          const entry = findEntry(collection, item);
          const sheets = await convert(grids([entry]));
          const plan = imported(collection, sheets, [entry]);
          expect([plan.differences, plan.problems]).toEqual([[], []]);
          expect(plan.entries.get(entry.id)?.item).toEqual(item);
          const restored = imported(collection, sheets, emptied(collection, entry), true);
          expect(restored.problems).toEqual([]);
          expect(withoutEmptyLists(restored.entries.get(entry.id)?.item)).toEqual(withoutEmptyLists(item));
        }),
        { numRuns },
      );
    });
  });
});

/** Returns no entry or, if sheets cannot create entries of the collection, an entry that has only its id. */
function emptied(collection: string, entry: Entry): Entry[] {
  if (collection === 'schemes' || collection === 'hostels') return [];
  return [{ ...entry, item: { id: entry.id } }];
}

/** Removes empty lists, because sheets cannot distinguish them from missing lists. */
function withoutEmptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyLists);
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value;
  const fields = Object.entries(value).map(([name, inner]) => [name, withoutEmptyLists(inner)]);
  return Object.fromEntries(
    fields.filter(([, inner]) => !(typeof inner === 'object' && Object.keys(inner as object).length === 0)),
  );
}
