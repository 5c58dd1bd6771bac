import { setImmediate, setTimeout } from 'node:timers/promises';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../httpError.ts';
import { createTimeShares } from './timeShares.ts';

const PER_MINUTE = { timeWindow: 60_000 };

/** Access of routes that try to sign somebody in. */
export const SIGN_IN = { access: 'anyone', rateLimit: { ...PER_MINUTE, max: 10 } } as const;

/** Access of other routes that need no session. */
export const ANYONE = { access: 'anyone', rateLimit: { ...PER_MINUTE, max: 30 } } as const;

/** Access of the route that each page asks regularly. A whole office may share one address. */
export const ASKED_OFTEN = { access: 'anyone', rateLimit: { ...PER_MINUTE, max: 300 } } as const;

/** Limit of routes that take seconds of the processor or start a program. Nobody at work meets it. */
export const HEAVY = { rateLimit: { ...PER_MINUTE, max: 60 } } as const;

/** Limit of the route that one screen calls for each of its pictures. */
export const PER_PICTURE = { rateLimit: { ...PER_MINUTE, max: 600 } } as const;

/** Bytes. Only files and spreadsheets are larger. */
const LARGE_BODY = 1_000_000;

/** Limit of each route that names no other. The form asks at each pause in typing, which is at most 150 times a minute. */
const DEFAULT = { ...PER_MINUTE, max: 240 };

/**
 * Limits the requests to the routes added afterwards, each to its own `rateLimit` or to the default: per user, or per address of visitors who
 * are not signed in. Responds with status 429 and the reason `tooManyTries`.
 */
export async function limitRequests(server: FastifyInstance): Promise<void> {
  await server.register(rateLimit, {
    ...DEFAULT,
    keyGenerator: ({ user, ip, routeOptions }) =>
      `${user ? `user ${user.id}` : normalizeIP(ip)} ${routeOptions.method} ${routeOptions.url}`,
    errorResponseBuilder: () => new HttpError(429, { reason: 'tooManyTries' }),
  });
  const waitForTurn = createTimeShares({
    now: () => performance.now(),
    pause: (milliseconds) => (milliseconds > 0 ? setTimeout(milliseconds) : setImmediate()),
  });
  server.addHook('preValidation', async ({ user, routeOptions, body, headers }) => {
    const isLarge = body !== undefined && !(Number(headers['content-length']) <= LARGE_BODY);
    if (user) await waitForTurn(user.id, { isPassive: routeOptions.config.passive, isLarge });
  });
}
