import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskState } from '../shared/deskState.ts';
import { cookieName, cookieOptions, readCookie } from './cookies.ts';
import { hashToken, randomToken } from './tokens.ts';

/** The longest time that browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 86_400;

/** Limits the guesses of somebody who copied the cookies of many browsers. The oldest go first. */
const MOST_BROWSERS = 20;

const browserCookie = (origin: string) => cookieName(origin, 'desk-browser');

/** Returns the hash of the token by which the desk knows a browser. It signs nobody in. */
export const browserOf = ({ origin }: Pick<DeskState, 'origin'>, request: FastifyRequest): string =>
  hashToken(readCookie(request, browserCookie(origin)) ?? '');

/**
 * Remembers that a user signed in with this browser, under a new token, so that a copy of the former cookie is worth nothing. Other users of
 * the browser stay known to it. Returns the token.
 */
export function rememberBrowser(desk: DeskState, request: FastifyRequest, userId: number): string {
  const { database } = desk;
  const [former, token] = [browserOf(desk, request), randomToken()];
  database.prepare('DELETE FROM known_browsers WHERE token_hash = ? AND user = ?').run(former, userId);
  database.prepare('UPDATE known_browsers SET token_hash = ? WHERE token_hash = ?').run(hashToken(token), former);
  database.prepare('INSERT INTO known_browsers (token_hash, user) VALUES (?, ?)').run(hashToken(token), userId);
  database
    .prepare(
      `DELETE FROM known_browsers WHERE user = :user AND id NOT IN
      (SELECT id FROM known_browsers WHERE user = :user ORDER BY id DESC LIMIT :most)`,
    )
    .run({ user: userId, most: MOST_BROWSERS });
  return token;
}

/** Lets the browser keep the token of `rememberBrowser`. */
export const setBrowserCookie = ({ origin }: DeskState, reply: FastifyReply, token: string): void =>
  void reply.setCookie(browserCookie(origin), token, { ...cookieOptions(origin), maxAge: COOKIE_SECONDS });

/** Forgets the browsers of a user, except that of `except`. */
export function forgetBrowsers(desk: DeskState, userId: number, except?: FastifyRequest): void {
  const kept = except ? browserOf(desk, except) : '';
  desk.database.prepare('DELETE FROM known_browsers WHERE user = ? AND token_hash <> ?').run(userId, kept);
}
