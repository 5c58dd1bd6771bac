import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { DeskSettings } from '../accounts/accountTypes.ts';
import { json } from './columns.ts';

/** Reads what the desk keeps under a name. Returns undefined if it keeps nothing. */
export function readSetting<Value>(database: DatabaseSync, name: string, schema: z.ZodType<Value>): Value | undefined {
  const row = database.prepare('SELECT value FROM settings WHERE name = ?').get(name);
  return z
    .object({ value: json(schema) })
    .optional()
    .parse(row)?.value;
}

export function writeSetting(database: DatabaseSync, name: string, value: unknown): void {
  database.prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)').run(name, JSON.stringify(value));
}

/** Reads the decisions of the administrator. People may not approve their own changes unless this allows it. */
export const readSettings = (database: DatabaseSync): DeskSettings => ({
  singlePersonOffice: readSetting(database, 'singlePersonOffice', z.boolean()) ?? false,
});

export const writeSettings = (database: DatabaseSync, { singlePersonOffice }: DeskSettings): void =>
  writeSetting(database, 'singlePersonOffice', singlePersonOffice);
