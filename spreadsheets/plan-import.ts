import { Refusal } from '#content-check/skeletons/refusal.ts';
import { changesIn } from './changes.ts';
import { entriesOf } from './entries.ts';
import type { Plan } from './plan.ts';
import { type RawSheet, readTable, tableOf } from './read-table.ts';

/** What taking the sheets over would change, and what is wrong with them. Nothing is written. */
export function planImport(sheets: readonly RawSheet[]): { collection: string; plan: Plan } {
  const known = sheets.flatMap((sheet) => {
    const table = tableOf(sheet);
    return table ? [readTable(table, sheet)] : [];
  });
  const [collection, ...others] = new Set(known.map(({ table }) => table.collection));
  if (!collection)
    throw new Refusal(
      'None of these sheets was written by npm run sheet export: the second row, with the names of the fields, is missing',
      'यातील एकही तक्ता npm run sheet export ने तयार केलेला नाही: रकान्यांची नावे असलेली दुसरी ओळ नाही',
    );
  if (others.length > 0)
    throw new Refusal(
      'The files belong to several collections: import them one after another',
      'या फाइल वेगवेगळ्या संग्रहांच्या आहेत: त्या एकामागून एक घ्या',
    );
  const flaws = known.flatMap((sheet) => sheet.flaws);
  const entries = entriesOf(collection);
  // Cells of a column that nobody knows, or that is gone, would be told as changes that nobody made.
  const plan = changesIn(collection, entries, flaws.length > 0 ? [] : known);
  return { collection, plan: { ...plan, flaws: [...flaws, ...plan.flaws] } };
}
