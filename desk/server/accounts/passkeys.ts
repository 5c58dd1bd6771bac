import type { DatabaseSync } from 'node:sqlite';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { COSEALG, isoUint8Array } from '@simplewebauthn/server/helpers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../../httpError.ts';
import { recordAction } from '../shared/audit.ts';
import type { DeskState } from '../shared/deskState.ts';
import type { User } from './accountTypes.ts';
import { createPendingSteps } from './pendingSteps.ts';
import { readUser, userSubject } from './users.ts';

const encoded = z.string().max(20_000);
const response = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
};

/** The response of `navigator.credentials.get` as JSON. */
export const passkeyAssertion = z.looseObject({
  ...response,
  response: z.looseObject({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
});

/** The response of `navigator.credentials.create` as JSON. */
export const newPasskey = z.looseObject({
  ...response,
  response: z.looseObject({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

const passkeyRow = z.object({ id: z.string(), user: z.int(), public_key: z.instanceof(Uint8Array), counter: z.int() });

const MINUTES = 5;

/** Leaves out algorithms that Node calls experimental. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Creates the challenges of passkeys and checks the responses. A challenge works once, for 5 minutes, in the browser that asked for it. */
export function createPasskeys(desk: DeskState) {
  const { database, origin, now } = desk;
  const rpID = new URL(origin).hostname;
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  const signIns = createPendingSteps<string>(desk, { name: 'desk-passkey', minutes: MINUTES });
  const additions = createPendingSteps<{ challenge: string; user: number }>(desk, {
    name: 'desk-new-passkey',
    minutes: MINUTES,
  });
  return {
    signInOptions: async (reply: FastifyReply) => {
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      signIns.keep(reply, options.challenge);
      return options;
    },
    /** Returns the user to whom a passkey belongs, or undefined if the sign-in is wrong. */
    verifySignIn: async (request: FastifyRequest, reply: FastifyReply, assertion: z.infer<typeof passkeyAssertion>) => {
      const expectedChallenge = signIns.take(request, reply);
      const query = 'SELECT * FROM passkeys WHERE id = ?';
      const passkey = passkeyRow.optional().parse(database.prepare(query).get(assertion.id));
      if (expectedChallenge === undefined || !passkey) return;
      const credential = { ...passkey, publicKey: new Uint8Array(passkey.public_key) };
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        expectedChallenge,
        credential,
        response: assertion as unknown as AuthenticationResponseJSON,
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      if (!verified || !authenticationInfo) return recordRefused(desk, passkey.user);
      database
        .prepare('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?')
        .run(authenticationInfo.newCounter, now().toISOString(), passkey.id);
      return passkey.user;
    },
    /** `known`: passkeys whose devices are not offered again. */
    additionOptions: async (reply: FastifyReply, { id, name, title }: User, known: string[] = []) => {
      const options = await generateRegistrationOptions({
        supportedAlgorithmIDs,
        rpName: 'Sahayya',
        rpID,
        userName: name,
        userDisplayName: title.en,
        // Names the user the same each time, so that a device replaces a passkey that no longer works.
        userID: isoUint8Array.fromUTF8String(`user ${id}`),
        excludeCredentials: known.map((passkey) => ({ id: passkey })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      additions.keep(reply, { challenge: options.challenge, user: id });
      return options;
    },
    /** Checks a new passkey. Throws status 422 with the reason `passkeyRefused`. */
    verifyAddition: async (
      request: FastifyRequest,
      reply: FastifyReply,
      user: User,
      created: z.infer<typeof newPasskey>,
    ): Promise<WebAuthnCredential> => {
      const step = additions.take(request, reply);
      if (step?.user !== user.id) return refusePasskey();
      const { registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        supportedAlgorithmIDs,
        expectedChallenge: step.challenge,
        response: created as unknown as RegistrationResponseJSON,
      }).catch(refusePasskey);
      return registrationInfo?.credential ?? refusePasskey();
    },
  };
}

/** Records whose passkey it was. Counts no wrong try, because nobody can guess a passkey. */
function recordRefused({ database, now }: DeskState, userId: number): undefined {
  const subject = userSubject(readUser(database, userId));
  recordAction(database, now(), { user: undefined, action: 'passkeyRefused', subject });
}

function refusePasskey(): never {
  throw new HttpError(422, { reason: 'passkeyRefused' });
}

export type Passkeys = ReturnType<typeof createPasskeys>;

/** Keeps a checked passkey. Throws status 409 with the reason `passkeyKnown`. */
export function addPasskey(
  database: DatabaseSync,
  now: Date,
  userId: number,
  { id, publicKey, counter, transports = [] }: WebAuthnCredential,
  name: string,
): void {
  const { changes } = database
    .prepare(
      `INSERT INTO passkeys (id, user, public_key, counter, transports, name, created_at)
      VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    )
    .run(id, userId, publicKey, counter, JSON.stringify(transports), name, now.toISOString());
  if (changes === 0) throw new HttpError(409, { reason: 'passkeyKnown' });
}
