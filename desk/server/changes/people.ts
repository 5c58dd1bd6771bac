import type { DatabaseSync } from 'node:sqlite';
import type { Person } from './changeTypes.ts';

type TitleRow = { id: number; title_en: string; title_mr: string };

const toPerson = ({ id, title_en: en, title_mr: mr }: TitleRow): Person => ({ id, title: { en, mr } });

/** Returns a user by post. Throws if there is no such user, which foreign keys prevent. */
export function readPerson(database: DatabaseSync, user: number): Person {
  const row = database.prepare('SELECT id, title_en, title_mr FROM users WHERE id = ?').get(user);
  if (!row) throw new Error(`There is no user ${user}.`);
  return toPerson(row as TitleRow);
}

/** Lists who wrote in a change, the first writer first. */
export function readWriters(database: DatabaseSync, change: number): Person[] {
  const rows = database
    .prepare(
      `SELECT id, title_en, title_mr FROM change_writers JOIN users ON id = user
       WHERE change = ? ORDER BY change_writers.rowid`,
    )
    .all(change);
  return (rows as TitleRow[]).map(toPerson);
}
