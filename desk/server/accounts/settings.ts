import type { DatabaseSync } from 'node:sqlite';
import type { DeskSettings } from './accountTypes.ts';

/** Reads the decisions of the administrator. People may not approve their own changes unless this allows it. */
export function readSettings(database: DatabaseSync): DeskSettings {
  const row = database.prepare("SELECT value FROM settings WHERE name = 'singlePersonOffice'").get();
  return { singlePersonOffice: row?.value === 'true' };
}

export function writeSettings(database: DatabaseSync, settings: DeskSettings): void {
  const statement = database.prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)');
  for (const [name, value] of Object.entries(settings)) statement.run(name, String(value));
}
