import type { Language } from '#app/i18n/language.ts';

/** An entry that an import changes. `place`: sheet, row and column. `from` is empty for a new value, `to` for a removed one. */
export type ImportedEntry = {
  collection: string;
  entry: string;
  title: Record<Language, string>;
  isNew: boolean;
  changes: { place: string; from: string; to: string }[];
};

/**
 * Response of `POST /api/spreadsheets/:collection`. `state` identifies what is shown; sending the file again with it saves exactly this.
 * `compared`: number of rows of each sheet. `missing`: number of rows that are not in the file; they stay.
 */
export type SheetImport = {
  state: string;
  entries: ImportedEntry[];
  problems: string[];
  compared: { sheet: string; rows: number }[];
  missing: number;
  saved: boolean;
};
