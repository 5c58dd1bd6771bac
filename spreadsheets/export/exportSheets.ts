import { join } from 'node:path';
import { writeWhole } from '#content-check/writeFileAtomic.ts';
import { csvText } from '../cells/csv.ts';
import { entriesOf, tablesFor } from '../schema/entries.ts';
import { type Grid, gridOf } from './grid.ts';
import { workbook } from './workbook.ts';

/** The sheets of a collection as it stands in the content. */
export function gridsOf(collection: string): Grid[] {
  const entries = entriesOf(collection);
  return tablesFor(collection).map((table) => gridOf(table, entries));
}

/** Writes one .xlsx file with every sheet of the collection, and a .csv file for each sheet. Returns their paths. */
export async function exportSheets(collection: string, folder: string): Promise<string[]> {
  const grids = gridsOf(collection);
  const files: [string, string | Uint8Array][] = [
    [`${collection}.xlsx`, await workbook(grids)],
    ...grids.map((grid): [string, string] => [`${grid.table.name}.csv`, csvText(grid)]),
  ];
  for (const [name, content] of files) writeWhole(join(folder, name), content);
  return files.map(([name]) => join(folder, name));
}
