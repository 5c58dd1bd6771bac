import type { CellPlace, CellProblem } from '../cells/cellProblems.ts';
import type { Entry, Item } from '../schema/entries.ts';
import type { ReadRow, ReadTable } from './readTable.ts';

/** One field that says something else than before; `from` is empty for a new one, `to` for one that goes. */
export type Difference = { id: string; from: string; to: string; place: CellPlace };

/** What an import would do: entries as they would be, what differs in them, and what keeps it from being done. */
export type Plan = {
  entries: Map<string, Entry>;
  changed: Set<string>;
  differences: Difference[];
  problems: CellProblem[];
  /** Rows that the file lacks: nothing is taken away because of them. */
  missing: { keys: string[]; sheet: string }[];
  /** Where the value at a way inside an entry was typed: the id, then the steps, with “/” between them. */
  places: Map<string, CellPlace>;
};

/** A row that is to be taken, the plan that it goes into, the items as they were, and the rows that came before it. */
export type RowContext = {
  sheet: ReadTable;
  row: ReadRow;
  plan: Plan;
  former: Map<string, Item>;
  seen: Map<string, number>;
  there: Set<string>;
};
