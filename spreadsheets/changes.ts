import { type Entry, rowsOf, tablesFor } from './entries.ts';
import type { Plan } from './plan.ts';
import type { ReadTable } from './read-table.ts';
import { takeRow } from './take-row.ts';

/** Compares sheets of one collection with its entries. Nothing is written; the given entries stay as they are. */
export function changesIn(collection: string, entries: readonly Entry[], read: readonly ReadTable[]): Plan {
  const plan: Plan = {
    entries: new Map(entries.map((entry) => [entry.id, { ...entry, item: structuredClone(entry.item) }])),
    changed: new Set(),
    differences: [],
    flaws: [],
    missing: [],
    places: new Map(),
  };
  const former = new Map(entries.map((entry) => [entry.id, entry.item]));
  // Entries come before what hangs below them, so that items can be added to a new entry.
  for (const table of tablesFor(collection)) {
    const sheet = read.find((one) => one.table.name === table.name);
    if (!sheet) continue;
    const there = new Set(sheet.rows.map(({ keys }) => keys.join('/')));
    const seen = new Map<string, number>();
    for (const row of sheet.rows) takeRow({ sheet, row, plan, former, seen, there });
    const known = [...former].flatMap(([id, item]) => rowsOf(table, id, item));
    const absent = known.filter(({ keys }) => !there.has(keys.join('/')));
    // A row whose key was typed over has been told already.
    const isRenamed = (keys: string[]) => sheet.rows.some(({ stamp }) => stamp.startsWith(`${keys.join('/')} `));
    plan.missing.push(
      ...absent.filter(({ keys }) => !isRenamed(keys)).map(({ keys }) => ({ keys, sheet: sheet.placeOf(0, '').sheet })),
    );
  }
  return plan;
}
