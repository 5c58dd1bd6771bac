import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpError } from '../../httpError.ts';
import { recordAction } from '../shared/audit.ts';
import { idColumn } from '../shared/columns.ts';
import { parseBody } from '../shared/parseBody.ts';
import type { SignOnAddress } from './accountTypes.ts';
import { ANSWER_PATH, createGovernmentSignOn, type Identity, type SignOnChecks } from './governmentSignOn.ts';
import { invitationBody } from './invitationRoutes.ts';
import { acceptInvitation, findInvitedUser } from './invitations.ts';
import { createPendingSteps } from './pendingSteps.ts';
import { SIGN_IN } from './rateLimits.ts';
import { type AccountDesk, startSession } from './sessions.ts';
import { signIn } from './signInRoutes.ts';
import { userSubject } from './users.ts';

/**
 * Adds the government sign-on. Browsers open its routes as pages, so a refusal leads back to the desk, with the reason in the query:
 * `/?signIn=identityNotLinked`. An invitation comes in the body of a request first, because browsers and servers keep addresses.
 */
export function addGovernmentRoutes(server: FastifyInstance, desk: AccountDesk): void {
  if (!desk.governmentSignOn) return;
  const signOn = createGovernmentSignOn(desk.governmentSignOn, desk.origin);
  const steps = createPendingSteps<SignOnChecks & { invitation: string | undefined }>(desk, {
    name: 'desk-government',
    minutes: 5,
    afterOtherSite: true,
  });
  const begin = async (reply: FastifyReply, invitation?: string): Promise<SignOnAddress> => {
    const { address, checks } = await signOn.begin().catch(refuse);
    steps.keep(reply, { ...checks, invitation });
    return { address };
  };
  server.get('/api/sign-in/government', { config: SIGN_IN }, async (_request, reply) => {
    try {
      const { address } = await begin(reply);
      return reply.redirect(address);
    } catch (error) {
      return reply.redirect(refuseSignOn(desk, error, undefined));
    }
  });
  server.post('/api/invitation/government', { config: SIGN_IN }, ({ body }, reply) => {
    const { token } = parseBody(invitationBody, body);
    findInvitedUser(desk.database, desk.now(), token);
    return begin(reply, token);
  });
  server.get(ANSWER_PATH, { config: SIGN_IN }, async (request, reply) => {
    const step = steps.take(request, reply);
    try {
      if (!step) return refuse();
      const { invitation, ...checks } = step;
      const identity = await signOn.finish(request.url, checks).catch(refuse);
      if (invitation !== undefined) {
        const user = linkIdentity(desk, identity, invitation);
        startSession(desk, request, reply, user.id);
      } else {
        const userId = findIdentity(desk, identity);
        signIn(desk, request, reply, { userId, method: 'government' });
      }
      return reply.redirect('/');
    } catch (error) {
      return reply.redirect(refuseSignOn(desk, error, step?.invitation));
    }
  });
}

function refuse(): never {
  throw new HttpError(502, { reason: 'governmentFailed' });
}

/** Records a refusal, and returns the address of the desk that shows its reason. Throws other errors again. */
function refuseSignOn({ database, now }: AccountDesk, error: unknown, invitation: string | undefined): string {
  if (!(error instanceof HttpError)) throw error;
  const { reason } = error.body;
  const details = { method: 'government', reason };
  // Leaves out what `signIn` has recorded.
  if (reason !== 'wrongSignIn') recordAction(database, now(), { user: undefined, action: 'signInFailed', details });
  // Names the reason of this sign-on, because “name or password” would not fit.
  const shown = reason === 'wrongSignIn' ? 'identityNotLinked' : String(reason);
  return `/?${new URLSearchParams({ signIn: shown })}${invitation === undefined ? '' : `#/invitation/${encodeURIComponent(invitation)}`}`;
}

function findIdentity({ database }: AccountDesk, { issuer, subject }: Identity): number | undefined {
  const row = database
    .prepare('SELECT user AS id FROM identities WHERE issuer = ? AND subject = ?')
    .get(issuer, subject);
  return idColumn.optional().parse(row)?.id;
}

/** Links an account of the government to the invited user. Throws status 409 with the reason `identityTaken`. */
function linkIdentity(desk: AccountDesk, identity: Identity, token: string) {
  const { database, now } = desk;
  return acceptInvitation(database, now(), { token, method: 'government' }, (user) => {
    if (findIdentity(desk, identity) !== undefined) throw new HttpError(409, { reason: 'identityTaken' });
    const { issuer, subject, name } = identity;
    database.prepare('INSERT INTO identities (issuer, subject, user) VALUES (?, ?, ?)').run(issuer, subject, user.id);
    const details = { issuer, ...(name !== undefined && { name }) };
    recordAction(database, now(), { user, action: 'identityLinked', subject: userSubject(user), details });
  });
}
