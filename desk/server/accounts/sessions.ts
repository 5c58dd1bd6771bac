import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../../httpError.ts';
import { flag } from '../shared/columns.ts';
import { transaction } from '../shared/database.ts';
import type { DeskState } from '../shared/deskState.ts';
import { unlessDiskFull } from '../shared/diskFull.ts';
import type { Session, SessionInfo, User } from './accountTypes.ts';
import { cookieOptions, readCookie, sessionCookie } from './cookies.ts';
import type { GovernmentSignOnSettings } from './governmentSignOn.ts';
import { rememberBrowser, setBrowserCookie } from './knownBrowsers.ts';
import type { HashParameters } from './passwords.ts';
import { hashToken, randomToken } from './tokens.ts';
import { readUser, toUser, userRow } from './users.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The page calls the route by itself, so a call does not prolong the session. */
    passive?: boolean;
    /** The route changes accounts, so it needs a sign-in of the last 10 minutes: somebody may have found a computer open. */
    fresh?: boolean;
  }
}

/** What the routes of accounts need. The government sign-on is offered only if it is set up. `hashing`: less work for tests. */
export type AccountDesk = DeskState & { governmentSignOn?: GovernmentSignOnSettings; hashing?: HashParameters };

const QUIET_MINUTES = 30;
const WHOLE_MINUTES = 12 * 60;
const FRESH_MINUTES = 10;

/** A request so soon after the last one does not prolong the session, because each write waits for the disk and holds up others. */
const AT_ONCE_MS = 1000;

/** How far the clock may be set back without ending sessions. */
const CLOCK_MINUTES = 5;

const minutesAfter = (time: string, minutes: number) => new Date(Date.parse(time) + minutes * 60_000).toISOString();

const sessionRow = userRow.extend({ session_created_at: z.string(), session_seen_at: z.string() });

const OPEN_SESSIONS = `SELECT users.*, sessions.created_at AS session_created_at, sessions.seen_at AS session_seen_at
  FROM sessions JOIN users ON users.id = sessions.user WHERE disabled_at IS NULL`;

/**
 * Returns when a session ends, or undefined if it has ended: 30 minutes after its last use, or 12 hours after the sign-in. One that was used in
 * the future has ended too: the clock was wrong, and would let it work until that time.
 */
function endOf({ session_created_at, session_seen_at }: z.infer<typeof sessionRow>, now: Date): string | undefined {
  const [endsAt = ''] = [
    minutesAfter(session_created_at, WHOLE_MINUTES),
    minutesAfter(session_seen_at, QUIET_MINUTES),
  ].sort();
  const at = now.toISOString();
  return endsAt > at && session_seen_at <= minutesAfter(at, CLOCK_MINUTES) ? endsAt : undefined;
}

/** Reads the session of a request, unless it or its user has ended. */
function readSession({ database, origin, now }: DeskState, request: FastifyRequest) {
  const token = readCookie(request, sessionCookie(origin));
  if (token === undefined) return;
  const tokenHash = hashToken(token);
  const row = sessionRow.optional().parse(database.prepare(`${OPEN_SESSIONS} AND token_hash = ?`).get(tokenHash));
  const endsAt = row && endOf(row, now());
  return row && endsAt !== undefined
    ? { tokenHash, user: toUser(row), signedInAt: row.session_created_at, seenAt: row.session_seen_at, endsAt }
    : undefined;
}

/** Tells whether a user is signed in, in any browser. */
export function isSignedIn({ database, now }: DeskState, userId: number): boolean {
  const rows = database.prepare(`${OPEN_SESSIONS} AND user = ?`).all(userId);
  return z
    .array(sessionRow)
    .parse(rows)
    .some((row) => endOf(row, now()) !== undefined);
}

/** Returns a hook that reads the user again after the body and the turn of the request have come, because the user may have been disabled meanwhile. */
export function confirmUser(desk: DeskState) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.user && !readSession(desk, request)) delete request.user;
  };
}

/** Returns a hook that refuses routes marked `fresh`, with status 401 and the reason `confirmAgain`, unless the user has just signed in. */
export function requireFreshSignIn(desk: DeskState) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!request.routeOptions.config.fresh) return;
    const signedInAt = readSession(desk, request)?.signedInAt ?? '';
    if (signedInAt <= minutesAfter(desk.now().toISOString(), -FRESH_MINUTES))
      throw new HttpError(401, { reason: 'confirmAgain' });
  };
}

/** Returns an onRequest hook that sets `request.user` and prolongs the session. */
export function identifyUser(desk: DeskState) {
  return async (request: FastifyRequest): Promise<void> => {
    const session = readSession(desk, request);
    if (!session) return;
    request.user = session.user;
    const now = desk.now();
    const passed = Math.abs(now.getTime() - Date.parse(session.seenAt));
    if (request.routeOptions.config.passive || passed < AT_ONCE_MS) return;
    unlessDiskFull(() =>
      desk.database
        .prepare('UPDATE sessions SET seen_at = ? WHERE token_hash = ?')
        .run(now.toISOString(), session.tokenHash),
    );
  };
}

/** Returns the response of `GET /api/session`. */
export const describeSession = (desk: AccountDesk, request: FastifyRequest): Session =>
  toResponse(desk, readSession(desk, request));

const toResponse = ({ governmentSignOn }: AccountDesk, session?: { user: User; endsAt: string }): Session => ({
  user: session?.user ?? null,
  ...(session && { endsAt: session.endsAt }),
  governmentSignOn: governmentSignOn !== undefined,
});

/**
 * Starts a session under a new token, so that a token that somebody else put into the browser never gets a user (session fixation).
 * Ends the former session of the browser. `record`: writes the row of the log, without which no session starts.
 */
export function startSession(
  desk: AccountDesk,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
  record?: () => void,
): Session {
  const token = randomToken();
  const at = desk.now().toISOString();
  const browserToken = transaction(desk.database, () => {
    record?.();
    endSession(desk, request);
    removeEndedSessions(desk);
    desk.database
      .prepare('INSERT INTO sessions (token_hash, user, created_at, seen_at) VALUES (?, ?, ?, ?)')
      .run(hashToken(token), userId, at, at);
    return rememberBrowser(desk, request, userId);
  });
  // Sets the cookies last, because the browser would lose its former ones for tokens that are not stored.
  reply.setCookie(sessionCookie(desk.origin), token, cookieOptions(desk.origin));
  setBrowserCookie(desk, reply, browserToken);
  const user = toUser(readUser(desk.database, userId));
  return toResponse(desk, { user, endsAt: minutesAfter(at, QUIET_MINUTES) });
}

/** Ends the session of the browser. */
export function endSession({ database, origin }: DeskState, request: FastifyRequest): void {
  const token = readCookie(request, sessionCookie(origin));
  if (token !== undefined) database.prepare('DELETE FROM sessions WHERE token_hash = ?').run(hashToken(token));
}

/** Ends the sessions of a user, except that of `except`. */
export function endSessionsOf({ database, origin }: DeskState, userId: number, except?: FastifyRequest): void {
  const kept = (except && readCookie(except, sessionCookie(origin))) ?? '';
  database.prepare('DELETE FROM sessions WHERE user = ? AND token_hash <> ?').run(userId, hashToken(kept));
}

/** Ends one of the other sessions of a user. Does nothing if it has ended. */
export function endOtherSession({ database, origin }: DeskState, request: FastifyRequest, userId: number, id: number) {
  database
    .prepare('DELETE FROM sessions WHERE user = ? AND rowid = ? AND token_hash <> ?')
    .run(userId, id, hashToken(readCookie(request, sessionCookie(origin)) ?? ''));
}

const sessionInfo = z.object({ id: z.int(), signedInAt: z.string(), seenAt: z.string(), isThis: flag });

/** Lists the sessions of a user that have not ended, the last used first. */
export function listSessions(desk: DeskState, request: FastifyRequest, userId: number): SessionInfo[] {
  removeEndedSessions(desk);
  const own = hashToken(readCookie(request, sessionCookie(desk.origin)) ?? '');
  const rows = desk.database
    .prepare(
      `SELECT rowid AS id, created_at AS signedInAt, seen_at AS seenAt, token_hash = :own AS isThis FROM sessions
      WHERE user = :user ORDER BY seen_at DESC, rowid DESC`,
    )
    .all({ own, user: userId });
  return z.array(sessionInfo).parse(rows);
}

function removeEndedSessions({ database, now }: DeskState): void {
  const at = now().toISOString();
  database
    .prepare('DELETE FROM sessions WHERE seen_at <= ? OR created_at <= ? OR seen_at > ?')
    .run(minutesAfter(at, -QUIET_MINUTES), minutesAfter(at, -WHOLE_MINUTES), minutesAfter(at, CLOCK_MINUTES));
}
