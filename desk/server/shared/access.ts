import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../httpError.ts';
import type { Role, User } from '../accounts/accountTypes.ts';

/** Who may call a route: everybody, everybody who is signed in, or only users with a role. */
export type Access = 'anyone' | 'signedIn' | Role;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    /** Missing before somebody has signed in. */
    user?: User;
  }
}

/** Refuses requests of users without the access of the route. Throws when a route is added that names no access. */
export function requireAccess(server: FastifyInstance): void {
  server.addHook('onRoute', ({ url, config }) => {
    if (config?.access === undefined) throw new Error(`The route ${url} does not name who may call it.`);
  });
  const refuse = async ({ user, routeOptions }: FastifyRequest) => {
    const { access } = routeOptions.config;
    if (access === 'anyone') return;
    if (!user) throw new HttpError(401, { reason: 'signedOut' });
    if (access === 'signedIn' || (access && user.roles.includes(access))) return;
    throw new HttpError(403, { reason: 'notAllowed', role: access });
  };
  // Refuses before the body is read, because strangers must not fill the memory, and again after it, because the user may be another then.
  server.addHook('preParsing', refuse);
  server.addHook('preHandler', refuse);
}

/** Returns the user of a route that needs somebody who is signed in. */
export function signedInUser({ user }: { user?: User }): User {
  if (!user) throw new HttpError(401, { reason: 'signedOut' });
  return user;
}
