import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { recordAction } from './audit.ts';
import { openDatabase, rehearse, transaction } from './database.ts';

const newFile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'desk.sqlite');
};

describe('the audit log', () => {
  it.each([
    "UPDATE audit SET action = 'nothing'",
    'DELETE FROM audit',
    "INSERT OR REPLACE INTO audit (id, at, action) VALUES (1, '', 'nothing')",
  ])('cannot be changed: %s', (statement) => {
    const database = openDatabase(':memory:');
    recordAction(database, new Date(0), { user: undefined, action: 'signIn', details: { method: 'passkey' } });
    expect(() => database.exec(statement)).toThrow('The audit log cannot be changed.');
    expect(database.prepare('SELECT * FROM audit').all()).toEqual([
      {
        id: 1,
        at: '1970-01-01T00:00:00.000Z',
        user: null,
        action: 'signIn',
        subject: '',
        details: '{"method":"passkey"}',
        title_en: null,
        title_mr: null,
      },
    ]);
  });
});

describe('the database of the shared desk', () => {
  it('has its tables and rows again when it is opened again', () => {
    const file = newFile();
    const first = openDatabase(file);
    first.exec("INSERT INTO settings VALUES ('a', 'b')");
    first.close();
    const again = openDatabase(file);
    expect(again.prepare('SELECT * FROM settings').all()).toEqual([{ name: 'a', value: 'b' }]);
    again.close();
  });

  it('is closed to other users of the machine, with its journal, even if it was open', () => {
    const file = newFile();
    for (const isOpen of [false, true]) {
      if (isOpen) chmodSync(file, 0o644);
      const database = openDatabase(file);
      database.exec(`INSERT INTO settings VALUES ('${isOpen}', '')`);
      for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(name).mode & 0o777).toBe(0o600);
      database.close();
    }
  });

  it.each([
    ['a transaction', transaction],
    ['a rehearsal', rehearse],
  ])('says in %s that the disk is full, and works again when it is not', (_what, run) => {
    const database = openDatabase(':memory:');
    const { page_count: pages } = database.prepare('PRAGMA page_count').get() as { page_count: number };
    const write = (text: string) => database.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)').run('a', text);
    database.exec(`PRAGMA max_page_count = ${pages}`);
    expect(() => run(database, () => write('x'.repeat(100_000)))).toThrow('database or disk is full');
    expect(() => run(database, () => write('short'))).not.toThrow();
  });

  it('of the first version gets the posts of users in its log, which still nobody can change', () => {
    const file = newFile();
    const first = openDatabase(file);
    first.exec(
      `INSERT INTO users (name, title_en, title_mr, roles, created_at) VALUES ('clerk-1', 'Clerk 1', 'लिपिक १', '[]', '')`,
    );
    first.exec(
      `DROP TABLE known_browsers; DROP TABLE entry_writers; DROP TABLE uploads; DROP TABLE pending_rights; ALTER TABLE changes DROP COLUMN approved_versions;
       ALTER TABLE audit DROP COLUMN title_en; ALTER TABLE audit DROP COLUMN title_mr; PRAGMA user_version = 1;
       INSERT INTO changes (state, author, created_at, updated_at) VALUES ('draft', 1, '', '');
       INSERT INTO change_entries (change, file) VALUES (1, 'a.yaml');
       INSERT INTO change_writers VALUES (1, 1);`,
    );
    first.exec("INSERT INTO audit (at, user, action) VALUES ('', 1, 'signIn'), ('', NULL, 'signInFailed')");
    first.close();
    const migrated = openDatabase(file);
    expect(migrated.prepare('SELECT action, title_en, title_mr FROM audit').all()).toEqual([
      { action: 'signIn', title_en: 'Clerk 1', title_mr: 'लिपिक १' },
      { action: 'signInFailed', title_en: null, title_mr: null },
    ]);
    expect(migrated.prepare('SELECT * FROM entry_writers').all()).toEqual([{ change: 1, file: 'a.yaml', user: 1 }]);
    expect(() => migrated.exec("UPDATE audit SET title_en = 'Nobody'")).toThrow('The audit log cannot be changed.');
    migrated.close();
  });

  it('is not opened by an older desk', () => {
    const file = newFile();
    const newer = openDatabase(file);
    newer.exec('PRAGMA user_version = 1000');
    newer.close();
    expect(() => openDatabase(file)).toThrow('A newer version of the desk');
  });

  it('keeps all writes of a transaction, or none', () => {
    const database = openDatabase(':memory:');
    const write = (name: string) => database.prepare("INSERT INTO settings VALUES (?, '')").run(name);
    expect(transaction(database, () => write('a').changes)).toBe(1);
    const failed = () =>
      transaction(database, () => {
        write('b');
        write('a');
      });
    expect(failed).toThrow('UNIQUE');
    const failedOutside = () =>
      transaction(database, () => {
        transaction(database, () => write('c'));
        write('a');
      });
    expect(failedOutside).toThrow('UNIQUE');
    expect(database.prepare('SELECT name FROM settings').all()).toEqual([{ name: 'a' }]);
  });
});
