import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../httpError.ts';

const PER_MINUTE = { timeWindow: 60_000 };

/** Access of routes that try to sign somebody in. */
export const SIGN_IN = { access: 'anyone', rateLimit: { ...PER_MINUTE, max: 10 } } as const;

/** Access of other routes that need no session. */
export const ANYONE = { access: 'anyone', rateLimit: { ...PER_MINUTE, max: 30 } } as const;

/** Access of the route that each page asks regularly. A whole office may share one address. */
export const ASKED_OFTEN = { access: 'anyone', rateLimit: { ...PER_MINUTE, max: 300 } } as const;

/** Limit of routes that take seconds of the processor or start a program. Nobody at work meets it. */
export const HEAVY = { rateLimit: { ...PER_MINUTE, max: 60 } } as const;

/**
 * Limits the requests to the routes added afterwards that name a `rateLimit`: per user, or per address of visitors who are not signed in.
 * Responds with status 429 and the reason `tooManyTries`.
 */
export async function limitRequests(server: FastifyInstance): Promise<void> {
  await server.register(rateLimit, {
    global: false,
    keyGenerator: ({ user, ip }) => (user ? `user ${user.id}` : normalizeIP(ip)),
    errorResponseBuilder: () => new HttpError(429, { reason: 'tooManyTries' }),
  });
}
