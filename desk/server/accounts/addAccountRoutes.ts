import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { addOwnAccountRoutes } from './accountRoutes.ts';
import { addAdministrationRoutes } from './administrationRoutes.ts';
import { addGovernmentRoutes } from './governmentRoutes.ts';
import { addInvitationRoutes } from './invitationRoutes.ts';
import { createPasskeys } from './passkeys.ts';
import { createPasswordSetup } from './passwordSignIn.ts';
import { limitRequests } from './rateLimits.ts';
import { type AccountDesk, confirmUser, identifyUser, requireFreshSignIn } from './sessions.ts';
import { addSignInRoutes } from './signInRoutes.ts';

/** Adds accounts: sets `request.user` for all routes, limits the requests to all routes added afterwards, and adds the routes of accounts. */
export async function addAccountRoutes(server: FastifyInstance, desk: AccountDesk): Promise<void> {
  await server.register(fastifyCookie);
  server.addHook('onRequest', identifyUser(desk));
  await limitRequests(server);
  // Reads the user after the wait for a turn, because somebody may have disabled the account meanwhile.
  server.addHook('preValidation', confirmUser(desk));
  server.addHook('preHandler', requireFreshSignIn(desk));
  const passkeys = createPasskeys(desk);
  const passwords = createPasswordSetup(desk);
  addSignInRoutes(server, desk, passkeys);
  addGovernmentRoutes(server, desk);
  addInvitationRoutes(server, desk, passkeys, passwords);
  addOwnAccountRoutes(server, desk, passkeys, passwords);
  addAdministrationRoutes(server, desk);
}
