import { UserError } from '#content-check/UserError.ts';
import { type Entry, fieldSchema, getTables, type Item, listRows, readEntries } from '../schema/entries.ts';
import { inSchemaOrder } from '../schema/tables.ts';
import { applyRow } from './applyRow.ts';
import type { Plan } from './plan.ts';
import { findTable, type RawSheet, type ReadTable, readTable } from './readTable.ts';

/** Compares sheets with the content; throws a UserError for unknown sheets. */
export function planImport(sheets: readonly RawSheet[]): { collection: string; plan: Plan } {
  const known = sheets.flatMap((sheet) => {
    const table = findTable(sheet);
    return table ? [readTable(table, sheet)] : [];
  });
  const [collection, ...others] = new Set(known.map(({ table }) => table.collection));
  if (!collection)
    throw new UserError(
      'None of these sheets was written by npm run sheet export: the second row, with the names of the fields, is missing',
      'यातील एकही तक्ता npm run sheet export ने तयार केलेला नाही: रकान्यांची नावे असलेली दुसरी ओळ नाही',
    );
  if (others.length > 0)
    throw new UserError(
      'The files belong to several collections: import them one after another',
      'या फाइल वेगवेगळ्या संग्रहांच्या आहेत: त्या एकामागून एक घ्या',
    );
  const problems = known.flatMap((sheet) => sheet.problems);
  const entries = readEntries(collection);
  // A wrong column would report its cells as changes.
  const plan = changesIn(collection, entries, problems.length > 0 ? [] : known);
  return { collection, plan: { ...plan, problems: [...problems, ...plan.problems] } };
}

/** Leaves the given entries unchanged. */
export function changesIn(collection: string, entries: readonly Entry[], read: readonly ReadTable[]): Plan {
  const plan: Plan = {
    entries: new Map(entries.map((entry) => [entry.id, { ...entry, item: structuredClone(entry.item) }])),
    changed: new Set(),
    differences: [],
    problems: [],
    missing: [],
    places: new Map(),
  };
  // Parents first, so that items can be added to a new entry.
  for (const table of getTables(collection)) {
    const sheet = read.find((one) => one.table.name === table.name);
    if (!sheet) continue;
    const known = entries.flatMap(({ id, item }) => listRows(table, id, item));
    const former = new Map(known.map(({ keys, item }) => [keys.join('/'), item]));
    const present = new Set(sheet.rows.map(({ keys }) => keys.join('/')));
    const seen = new Map<string, number>();
    for (const row of sheet.rows) applyRow({ sheet, row, plan, former, seen, present });
    // Renamed keys are reported already.
    const stamped = new Set(sheet.rows.map(({ stamp }) => stamp.split(' ')[0]));
    const isAbsent = (keys: string) => !present.has(keys) && !stamped.has(keys);
    const absent = known.filter(({ keys }) => isAbsent(keys.join('/')));
    plan.missing.push(...absent.map(({ keys }) => ({ keys, sheet: sheet.placeOf(0, '').sheet })));
  }
  for (const id of plan.changed) {
    const entry = plan.entries.get(id);
    if (entry) entry.item = inSchemaOrder(entry.item, fieldSchema(collection)) as Item;
  }
  return plan;
}
