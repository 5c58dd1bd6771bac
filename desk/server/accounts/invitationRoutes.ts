import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseBody } from '../shared/parseBody.ts';
import { acceptInvitation, findInvitedUser } from './invitations.ts';
import { addPasskey, newPasskey, type Passkeys } from './passkeys.ts';
import { judgedPassword, newPassword, type PasswordSetup } from './passwordSignIn.ts';
import { judgePassword } from './passwordStrength.ts';
import { ANYONE, SIGN_IN } from './rateLimits.ts';
import { type AccountDesk, startSession } from './sessions.ts';

export const invitationBody = z.object({ token: z.string().max(100) });

/** The name by which a user knows a passkey, such as the computer that keeps it. */
export const passkeyName = z.string().trim().min(1).max(60);

/** Adds the routes with which an invited user chooses how to sign in. */
export function addInvitationRoutes(
  server: FastifyInstance,
  desk: AccountDesk,
  passkeys: Passkeys,
  passwords: PasswordSetup,
): void {
  const { database, now } = desk;
  const invitedUser = (body: unknown) => findInvitedUser(database, now(), parseBody(invitationBody, body).token);
  // Takes the token in the body, because servers write addresses to their logs.
  server.post('/api/invitation', { config: ANYONE }, ({ body }) => {
    const { name, title, roles } = invitedUser(body);
    return { user: { name, title, roles } };
  });
  server.post('/api/invitation/passkey/options', { config: ANYONE }, ({ body }, reply) =>
    passkeys.additionOptions(reply, invitedUser(body)),
  );
  server.post('/api/invitation/passkey', { config: SIGN_IN }, async (request, reply) => {
    const shape = invitationBody.extend({ response: newPasskey, name: passkeyName });
    const { token, response, name } = parseBody(shape, request.body);
    const passkey = await passkeys.verifyAddition(request, reply, invitedUser(request.body), response);
    const user = acceptInvitation(database, now(), { token, method: 'passkey' }, ({ id }) =>
      addPasskey(database, now(), id, passkey, name),
    );
    return startSession(desk, request, reply, user.id);
  });
  server.post('/api/invitation/password/begin', { config: ANYONE }, ({ body }, reply) =>
    passwords.begin(reply, invitedUser(body)),
  );
  server.post('/api/invitation/password/strength', { config: ANYONE }, ({ body }) =>
    judgePassword(parseBody(judgedPassword, body).password, invitedUser(body)),
  );
  server.post('/api/invitation/password', { config: SIGN_IN }, async (request, reply) => {
    const { token, ...given } = parseBody(invitationBody.extend(newPassword.shape), request.body);
    const keep = await passwords.check(request, reply, invitedUser(request.body), given);
    const user = acceptInvitation(database, now(), { token, method: 'password' }, keep);
    return startSession(desk, request, reply, user.id);
  });
}
