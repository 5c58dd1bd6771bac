import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/**
 * Tables of the desk. Times are ISO texts in UTC; lists and objects are JSON. Drafts stay in files (entries/entryStore.ts), and
 * published texts stay in git.
 */
const SCHEMA = `
CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,                 -- the name to sign in with, such as clerk-1
  title_en TEXT NOT NULL,                    -- the post, never a person's name
  title_mr TEXT NOT NULL,
  roles TEXT NOT NULL,                       -- JSON list of roles
  password_hash TEXT,
  totp_secret TEXT,
  totp_step INTEGER,                         -- the last time step used, so that no code works twice
  wrong_tries INTEGER NOT NULL DEFAULT 0,
  locked_until TEXT,
  disabled_at TEXT,
  created_at TEXT NOT NULL
) STRICT;
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  user INTEGER NOT NULL REFERENCES users,
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  used_at TEXT
) STRICT;
CREATE TABLE identities (                    -- accounts of a government sign-on
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  user INTEGER NOT NULL REFERENCES users,
  PRIMARY KEY (issuer, subject)
) STRICT;
CREATE TABLE invitations (
  token_hash TEXT PRIMARY KEY,
  user INTEGER NOT NULL REFERENCES users,
  created_by INTEGER REFERENCES users,       -- null for the first administrator
  expires_at TEXT NOT NULL,
  used_at TEXT
) STRICT;
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  user INTEGER NOT NULL REFERENCES users,
  created_at TEXT NOT NULL,
  seen_at TEXT NOT NULL
) STRICT;
CREATE TABLE changes (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL DEFAULT '',            -- empty: the desk names the change by its first entry
  reason TEXT NOT NULL DEFAULT '',           -- why, in the author's words
  urgent INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL CHECK (state IN ('draft', 'review', 'approved', 'scheduled', 'publishing', 'published', 'dropped')),
  author INTEGER NOT NULL REFERENCES users,
  returned TEXT,                             -- JSON of Returned (changes/changeTypes.ts), if it came back
  approved_by INTEGER REFERENCES users,
  approved_at TEXT,
  publish_at TEXT,
  scheduled_by INTEGER REFERENCES users,     -- who set publish_at
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE TABLE change_entries (
  change INTEGER NOT NULL REFERENCES changes,
  file TEXT NOT NULL,                        -- such as schemes/vayoshree.yaml
  base TEXT,                                 -- the published text on which the draft is based; null for a new entry
  open INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (change, file)
) STRICT;
-- An entry belongs to at most one open change, so that approved changes never conflict.
CREATE UNIQUE INDEX one_open_change ON change_entries (file) WHERE open = 1;
CREATE TABLE change_writers (
  change INTEGER NOT NULL REFERENCES changes,
  user INTEGER NOT NULL REFERENCES users,
  PRIMARY KEY (change, user)
) STRICT;
CREATE TABLE change_views (                  -- which version of an entry a reviewer has opened
  change INTEGER NOT NULL REFERENCES changes,
  file TEXT NOT NULL,
  user INTEGER NOT NULL REFERENCES users,
  version TEXT NOT NULL,
  PRIMARY KEY (change, file, user)
) STRICT;
CREATE TABLE comments (
  id INTEGER PRIMARY KEY,
  change INTEGER NOT NULL REFERENCES changes,
  file TEXT NOT NULL,
  field TEXT NOT NULL,                       -- path of the field: benefits.0.rupees
  user INTEGER NOT NULL REFERENCES users,
  at TEXT NOT NULL,
  text TEXT NOT NULL,
  solved_by INTEGER REFERENCES users,
  solved_at TEXT
) STRICT;
CREATE TABLE publications (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('publish', 'takeBack')),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'live', 'former', 'failed', 'takenBack')),
  changes TEXT NOT NULL,                     -- JSON list of changes
  requested_by INTEGER NOT NULL REFERENCES users,
  requested_at TEXT NOT NULL,
  planned_at TEXT,                           -- the set time, if there was one
  reason TEXT NOT NULL DEFAULT '',           -- why something is taken back
  undoes TEXT,                               -- JSON list of publications that this one takes back
  step TEXT,                                 -- the running or failed step
  steps TEXT NOT NULL DEFAULT '[]',          -- JSON list of { step, seconds } that are done
  parent TEXT,                               -- the commit before
  made TEXT,                                 -- the commit of this publication
  release TEXT,                              -- name of the folder that shows it
  former TEXT,                               -- name of the folder that was shown before; null if no new folder was made
  pages TEXT NOT NULL DEFAULT '[]',          -- JSON list of addresses whose pages changed
  failure TEXT,                              -- JSON { reason, ... } with a key of the words
  finished_at TEXT
) STRICT;
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE audit (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  user INTEGER REFERENCES users,             -- null for the desk itself and for unknown visitors
  action TEXT NOT NULL,
  subject TEXT NOT NULL DEFAULT '',
  details TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'The audit log cannot be changed.'); END;
CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'The audit log cannot be changed.'); END;
`;

/** Keeps the post of a user as it was at the time of each action, because a later post must not change how old rows read. */
const POSTS_IN_AUDIT = `
ALTER TABLE audit ADD COLUMN title_en TEXT;
ALTER TABLE audit ADD COLUMN title_mr TEXT;
DROP TRIGGER audit_is_not_changed;
UPDATE audit SET (title_en, title_mr) = (SELECT title_en, title_mr FROM users WHERE id = audit.user);
CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'The audit log cannot be changed.'); END;
`;

/** Binds an approval to the texts and files that were read, and says who wrote each entry and stored each file. */
const APPROVED_VERSIONS = `
ALTER TABLE changes ADD COLUMN approved_versions TEXT; -- JSON: hashes of what was approved, by file; null if it is not approved
CREATE TABLE entry_writers (
  change INTEGER NOT NULL REFERENCES changes,
  file TEXT NOT NULL,
  user INTEGER NOT NULL REFERENCES users,
  PRIMARY KEY (change, file, user)
) STRICT;
INSERT INTO entry_writers SELECT change, file, user FROM change_entries JOIN change_writers USING (change) WHERE open = 1;
CREATE TABLE uploads (
  file TEXT NOT NULL,                        -- such as files/pdfs/a.pdf
  user INTEGER NOT NULL REFERENCES users,
  at TEXT NOT NULL,
  sha256 TEXT NOT NULL
) STRICT;
CREATE TABLE pending_rights (                -- roles and settings that wait for a second administrator, or for a day
  id INTEGER PRIMARY KEY,
  user INTEGER UNIQUE REFERENCES users,      -- null for the setting of a single-person office
  roles TEXT NOT NULL DEFAULT '[]',          -- JSON list of the roles that the user gets
  requested_by INTEGER NOT NULL REFERENCES users,
  requested_at TEXT NOT NULL
) STRICT;
`;

/** Gives each browser that signed a user in a counter of its own for wrong tries. */
const KNOWN_BROWSERS = `
CREATE TABLE known_browsers (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL,
  user INTEGER NOT NULL REFERENCES users,
  wrong_tries INTEGER NOT NULL DEFAULT 0,
  locked_until TEXT,
  UNIQUE (token_hash, user)
) STRICT;
`;

/** What made the tables of each version from those of the version before. A released step never changes. */
const STEPS = [SCHEMA, POSTS_IN_AUDIT, APPROVED_VERSIONS, KNOWN_BROWSERS];

/**
 * Opens the database, and brings its tables to the newest version, or creates them if the file is new. `:memory:` is for tests. Throws if a
 * newer desk wrote the file.
 */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') closeToOthers(file);
  const database = new DatabaseSync(file, { timeout: 5000 });
  // FULL syncs each transaction to the disk, because a power cut must not lose an approval. Without recursive triggers, INSERT OR REPLACE
  // would change the audit log.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON;',
  );
  const { user_version: version } = z
    .object({ user_version: z.int() })
    .parse(database.prepare('PRAGMA user_version').get());
  if (version > STEPS.length) throw new Error(`A newer version of the desk wrote ${file}.`);
  const missing = STEPS.slice(version);
  if (missing.length > 0)
    transaction(database, () => database.exec(`${missing.join('')} PRAGMA user_version = ${STEPS.length};`));
  return database;
}

/** Creates the file if it is new, and closes it to other users of the machine. SQLite gives its journal the same mode. */
function closeToOthers(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/** Runs `work` as one transaction, or as a part of the running one: all its writes are kept, or none if it throws. */
export function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  if (database.isTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

/** Does `work` and takes back what it wrote, to learn whether it would throw. Must not be called in a transaction. */
export function rehearse(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
  } finally {
    rollBack(database);
  }
}

/** Ends a transaction without its writes. SQLite has ended it itself if the disk is full. */
function rollBack(database: DatabaseSync): void {
  if (database.isTransaction) database.exec('ROLLBACK');
}
