import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskState } from '../shared/deskState.ts';
import { cookieName, cookieOptions, readCookie } from './cookies.ts';
import { hashToken, randomToken } from './tokens.ts';

/** Limits the memory that visitors can fill. The oldest steps go first. */
const MOST_STEPS = 10_000;

/** First steps of a sign-in that wait for the second, such as challenges. A cookie binds each to the browser that began it. */
type PendingSteps<Step> = {
  keep: (reply: FastifyReply, step: Step) => void;
  /** Returns the step and keeps it. */
  find: (request: FastifyRequest) => Step | undefined;
  /** Returns the step and forgets it, so that it works once. */
  take: (request: FastifyRequest, reply: FastifyReply) => Step | undefined;
};

/**
 * Creates a store in memory. `name`: of the cookie. `afterOtherSite`: whether the second step comes through a redirect of another site, to
 * which browsers send no strict cookies.
 */
export function createPendingSteps<Step>(
  { origin, now }: Pick<DeskState, 'origin' | 'now'>,
  { name, minutes, afterOtherSite = false }: { name: string; minutes: number; afterOtherSite?: boolean },
): PendingSteps<Step> {
  const steps = new Map<string, { step: Step; endsAt: number }>();
  const cookie = cookieName(origin, name);
  const options = { ...cookieOptions(origin), ...(afterOtherSite && { sameSite: 'lax' as const }) };
  const keyOf = (request: FastifyRequest) => hashToken(readCookie(request, cookie) ?? '');
  const read = (key: string) => {
    const found = steps.get(key);
    return found && found.endsAt > now().getTime() ? found.step : undefined;
  };
  return {
    keep: (reply, step) => {
      // Removes from the front, because all steps of a store last equally long.
      for (const [key, { endsAt }] of steps) {
        if (endsAt > now().getTime() && steps.size < MOST_STEPS) break;
        steps.delete(key);
      }
      const token = randomToken();
      steps.set(hashToken(token), { step, endsAt: now().getTime() + minutes * 60_000 });
      reply.setCookie(cookie, token, { ...options, maxAge: minutes * 60 });
    },
    find: (request) => read(keyOf(request)),
    take: (request, reply) => {
      const key = keyOf(request);
      const step = read(key);
      steps.delete(key);
      reply.clearCookie(cookie, options);
      return step;
    },
  };
}
