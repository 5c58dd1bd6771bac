import { UserError } from '#content-check/UserError.ts';
import { type CellProblem, detail } from '../cells/cellProblems.ts';
import { isFilled } from '../cells/sheetCell.ts';
import { isLegend } from '../export/workbook.ts';
import { type Entry, fieldSchema, getTables, type Item, listRows, readEntries } from '../schema/entries.ts';
import { inSchemaOrder } from '../schema/tables.ts';
import type { RawSheet } from '../xlsx/readWorkbook.ts';
import type { Plan } from './plan.ts';
import { planRows } from './planRows.ts';
import { findTable, type ReadTable, readTable } from './readTable.ts';

/** Compares sheets with the content, or with other entries that `read` returns. Throws a UserError if no sheet is known or the sheets belong to several collections. */
export function planImport(
  sheets: readonly RawSheet[],
  read: (collection: string) => Entry[] = readEntries,
): { collection: string; plan: Plan } {
  const { tables, problems } = readTables(sheets);
  const [collection, ...others] = new Set(tables.map(({ table }) => table.collection));
  if (!collection)
    throw new UserError(
      'None of these sheets was written by npm run sheet export: the grey row, with the names of the fields, is missing',
      'यातील एकही तक्ता npm run sheet export ने तयार केलेला नाही: रकान्यांची नावे असलेली करडी ओळ नाही',
    );
  if (others.length > 0)
    throw new UserError(
      'The files belong to several collections: import them one after another',
      'या फाइल वेगवेगळ्या संग्रहांच्या आहेत: त्या एकामागून एक घ्या',
    );
  const entries = read(collection);
  // Plans no changes if a sheet or a column is wrong, because all cells of the column would count as changes.
  const plan = changesIn(collection, entries, problems.length > 0 ? [] : tables);
  return { collection, plan: { ...plan, problems: [...problems, ...plan.problems] } };
}

/** Recognises every sheet that has filled cells, except the legend. */
function readTables(sheets: readonly RawSheet[]): { tables: ReadTable[]; problems: CellProblem[] } {
  const tables = new Map<string, ReadTable>();
  const problems: CellProblem[] = [];
  for (const sheet of sheets) {
    const place = { sheet: sheet.name };
    const found = findTable(sheet);
    const earlier = found && tables.get(found.table.name);
    if (earlier) problems.push({ place, ...detail('sheetTwice', { name: earlier.placeOf(0, '').sheet }) });
    else if (found) {
      const { problems: wrong, ...table } = readTable(found, sheet);
      tables.set(found.table.name, table);
      problems.push(...wrong);
    } else if (!isLegend(sheet) && sheet.rows.some((row) => row.some(isFilled)))
      problems.push({ place, ...detail('unknownSheet') });
  }
  return { tables: [...tables.values()], problems };
}

/** Plans the changes of the sheets without changing `entries`. */
export function changesIn(collection: string, entries: readonly Entry[], sheets: readonly ReadTable[]): Plan {
  const plan: Plan = {
    entries: new Map(entries.map((entry) => [entry.id, { ...entry, item: structuredClone(entry.item) }])),
    changed: new Set(),
    differences: [],
    problems: [],
    compared: [],
    missing: [],
    places: new Map(),
  };
  // Processes parent tables before child tables, so that items can be added to a new entry.
  for (const table of getTables(collection)) {
    const sheet = sheets.find((read) => read.table.name === table.name);
    if (!sheet) continue;
    const known = entries.flatMap(({ id, item }) => listRows(table, id, item));
    planRows(sheet, new Map(known.map(({ keys, item }) => [keys.join('/'), item])), plan);
    const { sheet: name } = sheet.placeOf(0, '');
    plan.compared.push({ sheet: name, rows: sheet.rows.length });
    const present = new Set(sheet.rows.map(({ keys }) => keys.join('/')));
    // Excludes renamed rows, because they are already reported.
    const stamped = new Set(sheet.rows.map(({ stamp }) => stamp?.keys));
    const absent = known
      .map(({ keys }) => keys)
      .filter((keys) => !present.has(keys.join('/')) && !stamped.has(keys.join('/')));
    plan.missing.push(...absent.map((keys) => ({ keys, sheet: name })));
  }
  for (const id of plan.changed) {
    const entry = plan.entries.get(id);
    if (entry) entry.item = inSchemaOrder(entry.item, fieldSchema(collection)) as Item;
  }
  return plan;
}
