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
  /** Lists rows of the content that are missing from the file. The import does not delete them. */
  missing: { keys: string[]; sheet: string }[];
  /** Maps the id and path of a value, joined by “/”, to its cell. */
  places: Map<string, CellPlace>;
};

/** `former` maps the keys of a row, joined by “/”, to the item before the import; `seen` maps them to row numbers. */
export type RowContext = {
  sheet: ReadTable;
  row: ReadRow;
  plan: Plan;
  former: Map<string, unknown>;
  seen: Map<string, number>;
  present: Set<string>;
};
