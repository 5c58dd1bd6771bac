import type { CellPlace, CellProblem } from '../cells/cellProblems.ts';
import type { Entry } from '../schema/entries.ts';
import type { ReadRow, ReadTable } from './readTable.ts';

/** `from` is empty for a new value, `to` for a removed one. */
export type Difference = { id: string; from: string; to: string; place: CellPlace };

/** Result of an import before it is written. */
export type Plan = {
  entries: Map<string, Entry>;
  changed: Set<string>;
  differences: Difference[];
  problems: CellProblem[];
  /** Rows missing in the file; nothing is deleted. */
  missing: { keys: string[]; sheet: string }[];
  /** Cells by path: the id, then the steps, joined by “/”. */
  places: Map<string, CellPlace>;
};

/** Maps and sets have the keys of rows, joined by “/”. `former`: items before the import. `seen`: numbers of rows. */
export type RowContext = {
  sheet: ReadTable;
  row: ReadRow;
  plan: Plan;
  former: Map<string, unknown>;
  seen: Map<string, number>;
  present: Set<string>;
};
