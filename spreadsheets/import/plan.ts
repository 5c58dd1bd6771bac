import type { CellPlace, CellProblem } from '../cells/cellProblems.ts';
import type { Entry } from '../schema/entries.ts';
import type { ReadRow, ReadTable } from './readTable.ts';

/** Describes a changed value. `from` is empty if the value is new; `to` is empty if the value was removed. */
export type Difference = { id: string; from: string; to: string; place: CellPlace };

/** Describes what an import would change. */
export type Plan = {
  entries: Map<string, Entry>;
  changed: Set<string>;
  differences: Difference[];
  problems: CellProblem[];
  /** Numbers of rows that were compared with the content. */
  compared: { sheet: string; rows: number }[];
  /** Lists rows of the content that are missing from the file. The import does not delete them. */
  missing: { keys: string[]; sheet: string }[];
  /** Maps the id and path of a value, joined by “/”, to its cell. */
  places: Map<string, CellPlace>;
};

/** `present`: keys of all rows of the sheet, joined by “/”; `seen` maps those of earlier rows to row numbers. */
export type RowContext = {
  sheet: ReadTable;
  row: ReadRow;
  plan: Plan;
  present: ReadonlySet<string>;
  seen: Map<string, number>;
};
