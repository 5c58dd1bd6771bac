import type { CellPlace, CellProblem } from '../cells/cellProblems.ts';
import type { Entry } from '../schema/entries.ts';
import type { ReadRow, ReadTable } from './readTable.ts';

/** `from` is empty for a new value, `to` for a removed one. */
export type Difference = { id: string; from: string; to: string; place: CellPlace };

/** What an import would change. */
export type Plan = {
  entries: Map<string, Entry>;
  changed: Set<string>;
  differences: Difference[];
  problems: CellProblem[];
  /** Rows of the content that are not in the file. They are not deleted. */
  missing: { keys: string[]; sheet: string }[];
  /** Cells by the id and path of their value, joined by “/”. */
  places: Map<string, CellPlace>;
};

/** `former`: items before the import. `seen`: row numbers. Both and `present` have the keys of a row, joined by “/”. */
export type RowContext = {
  sheet: ReadTable;
  row: ReadRow;
  plan: Plan;
  former: Map<string, unknown>;
  seen: Map<string, number>;
  present: Set<string>;
};
