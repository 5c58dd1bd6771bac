import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { HttpError } from '../../httpError.ts';
import { json } from '../shared/columns.ts';
import { type Person, ROLES, type Role, type User, type UserDetails, type UserInfo } from './accountTypes.ts';
import { isLocked } from './passwordLock.ts';

/** The columns that name a user by post. */
export const personRow = z.object({ id: z.int(), title_en: z.string(), title_mr: z.string() });

/** A column of roles. */
export const rolesColumn = json(z.array(z.enum(ROLES)));

/** A row of the table `users`. */
export const userRow = personRow.extend({
  name: z.string(),
  roles: rolesColumn,
  password_hash: z.string().nullable(),
  totp_secret: z.string().nullable(),
  wrong_tries: z.int(),
  locked_until: z.string().nullable(),
  disabled_at: z.string().nullable(),
});

export type StoredUser = z.infer<typeof userRow>;

export const toPerson = ({ id, title_en, title_mr }: z.infer<typeof personRow>): Person => ({
  id,
  title: { en: title_en, mr: title_mr },
});

export const toUser = (row: StoredUser): User => ({
  ...toPerson(row),
  name: row.name,
  roles: row.roles,
});

/** The subject of an action on a user in the audit log. */
export const userSubject = ({ name }: Pick<User, 'name'>) => `user ${name}` as const;

export const findUser = (database: DatabaseSync, id: number) =>
  userRow.optional().parse(database.prepare('SELECT * FROM users WHERE id = ?').get(id));

export const findUserByName = (database: DatabaseSync, name: string) =>
  userRow.optional().parse(database.prepare('SELECT * FROM users WHERE name = ?').get(name));

/** Returns a user who exists. Throws status 404 with the reason `noSuchUser`. */
export function readUser(database: DatabaseSync, id: number): StoredUser {
  const user = findUser(database, id);
  if (!user) throw new HttpError(404, { reason: 'noSuchUser' });
  return user;
}

/**
 * Reads the user again, because somebody may have disabled the account or taken the role since the request came. Throws a 401 or a 403.
 * Call it in the transaction that acts.
 */
export function requireActive(database: DatabaseSync, { id }: Pick<User, 'id'>, role?: Role): void {
  const user = findUser(database, id);
  if (!user || user.disabled_at !== null) throw new HttpError(401, { reason: 'signedOut' });
  if (role && !toUser(user).roles.includes(role)) throw new HttpError(403, { reason: 'notAllowed', role });
}

/** Returns a user by post. */
export const readPerson = (database: DatabaseSync, id: number): Person => toPerson(readUser(database, id));

/** Adds a user without credentials. Throws status 409 with the reason `nameTaken` or `postTaken`. */
export function createUser(database: DatabaseSync, now: Date, { name, title, roles }: UserDetails): User {
  if (findUserByName(database, name)) throw new HttpError(409, { reason: 'nameTaken' });
  refuseTakenPost(database, title);
  const { lastInsertRowid } = database
    .prepare('INSERT INTO users (name, title_en, title_mr, roles, created_at) VALUES (?, ?, ?, ?, ?)')
    .run(name, title.en, title.mr, JSON.stringify(roles), now.toISOString());
  return toUser(readUser(database, Number(lastInsertRowid)));
}

/** Throws a 409 if another user has the post, because the log, reviews and commits name only posts. */
export function refuseTakenPost(database: DatabaseSync, title: User['title'], self?: number): void {
  const same = (a: string, b: string) => plainPost(a) === plainPost(b);
  const users = z.array(personRow).parse(database.prepare('SELECT * FROM users').all());
  const others = users.filter(({ id }) => id !== self);
  if (others.some(({ title_en, title_mr }) => same(title_en, title.en) || same(title_mr, title.mr)))
    throw new HttpError(409, { reason: 'postTaken' });
}

const plainPost = (post: string) =>
  post
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const HAS_CREDENTIALS = `(password_hash IS NOT NULL OR EXISTS (SELECT 1 FROM passkeys WHERE user = users.id)
  OR EXISTS (SELECT 1 FROM identities WHERE user = users.id))`;

export function hasCredentials(database: DatabaseSync, id: number): boolean {
  return database.prepare(`SELECT 1 FROM users WHERE id = ? AND ${HAS_CREDENTIALS}`).get(id) !== undefined;
}

/** Tells whether somebody can sign in as an administrator. */
export function hasAdministrator(database: DatabaseSync): boolean {
  const query = `SELECT 1 FROM users, json_each(users.roles) AS role
    WHERE role.value = 'administrator' AND disabled_at IS NULL AND ${HAS_CREDENTIALS}`;
  return database.prepare(query).get() !== undefined;
}

const userInfoRow = userRow.extend({
  passkeys: z.int(),
  invited_until: z.string().nullable(),
  pending_roles: rolesColumn.nullable(),
  seen_at: z.string().nullable(),
  locks: json(z.array(userRow.shape.locked_until)),
});

/** Lists all users by name, or the user with `id`. */
export function listUsers(database: DatabaseSync, now: Date, id?: number): UserInfo[] {
  const rows = database
    .prepare(
      `SELECT users.*,
        (SELECT count(*) FROM passkeys WHERE user = users.id) AS passkeys,
        (SELECT max(expires_at) FROM invitations WHERE user = users.id AND used_at IS NULL AND expires_at > :now) AS invited_until,
        (SELECT roles FROM pending_rights WHERE user = users.id) AS pending_roles,
        (SELECT max(at) FROM (SELECT seen_at AS at FROM sessions WHERE user = users.id
          UNION ALL SELECT at FROM audit WHERE user = users.id)) AS seen_at,
        (SELECT json_group_array(until) FROM (SELECT users.locked_until AS until
          UNION ALL SELECT locked_until FROM known_browsers WHERE user = users.id)) AS locks
      FROM users WHERE :id IS NULL OR id = :id ORDER BY name`,
    )
    .all({ now: now.toISOString(), id: id ?? null });
  return z
    .array(userInfoRow)
    .parse(rows)
    .map((row) => ({
      ...toUser(row),
      disabledAt: row.disabled_at,
      lockedUntil: latestLock(row.locks, now),
      passkeys: row.passkeys,
      hasPassword: row.password_hash !== null,
      invitedUntil: row.invited_until,
      pendingRoles: row.pending_roles ?? [],
      seenAt: row.seen_at,
    }));
}

/** Returns when the last lock that holds ends. */
const latestLock = (locks: readonly StoredUser['locked_until'][], now: Date) =>
  locks
    .filter((locked_until) => isLocked({ locked_until }, now))
    .sort()
    .at(-1) ?? null;
