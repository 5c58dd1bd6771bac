import type { Language } from '#app/i18n/language.ts';

/** Collections that have spreadsheets; the same as in `npm run sheet`. */
export const SHEET_COLLECTIONS = ['offices', 'hostels', 'institutions', 'schemes'] as const;

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
 * `missing`: number of rows that are not in the file; they stay.
 */
export type SheetImport = {
  state: string;
  entries: ImportedEntry[];
  problems: string[];
  missing: number;
  saved: boolean;
};
