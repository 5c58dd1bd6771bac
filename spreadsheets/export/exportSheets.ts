import { join } from 'node:path';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { csvText } from '../cells/csv.ts';
import { getTables, readEntries } from '../schema/entries.ts';
import { createGrid, type Grid } from './grid.ts';
import { workbook } from './workbook.ts';

export function createGrids(collection: string, entries = readEntries(collection)): Grid[] {
  return getTables(collection).map((table) => createGrid(table, entries));
}

/** Writes one .xlsx file, and a .csv file for each sheet. Returns their paths. */
export async function exportSheets(collection: string, folder: string): Promise<string[]> {
  const grids = createGrids(collection);
  const files: [string, string | Uint8Array][] = [
    [`${collection}.xlsx`, await workbook(grids)],
    ...grids.map((grid): [string, string] => [`${grid.table.name}.csv`, csvText(grid)]),
  ];
  for (const [name, content] of files) writeFileAtomic(join(folder, name), content);
  return files.map(([name]) => join(folder, name));
}
