import type { DatabaseSync } from 'node:sqlite';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../../httpError.ts';
import { recordAction } from '../shared/audit.ts';
import type { User } from './accountTypes.ts';
import { codeStep, createAuthenticator } from './authenticatorCodes.ts';
import { judgePassword } from './passwordStrength.ts';
import { hashPassword, isPassword, unknownHash } from './passwords.ts';
import { createPendingSteps } from './pendingSteps.ts';
import type { AccountDesk } from './sessions.ts';
import { findUserByName, isLocked, type StoredUser, userSubject } from './users.ts';

const MOST_TRIES = 5;
const LOCK_MINUTES = 15;

export const passwordSignIn = z.object({
  name: z.string().max(100),
  password: z.string().max(1000),
  code: z.string().max(20),
});

/** The body that sets a password, with the first code of the authenticator app. */
export const newPassword = passwordSignIn.omit({ name: true });

/** The body that asks how hard a password is to guess. */
export const judgedPassword = passwordSignIn.pick({ password: true });

/** Returns the user who signs in with a password and a code, or undefined if something is wrong or the password is locked. */
export async function checkPassword(
  { database, now, hashing }: AccountDesk,
  { name, password, code }: z.infer<typeof passwordSignIn>,
): Promise<number | undefined> {
  const hash = findUserByName(database, name)?.password_hash ?? unknownHash(hashing);
  const isRight = await isPassword(password, hash);
  // Reads the user again, because other tries may have ended meanwhile.
  const user = findUserByName(database, name);
  if (!user || isLocked(user, now())) return;
  const step = codeStep(user.totp_secret ?? '', code, now());
  const isKnown = isRight && user.password_hash === hash;
  return isKnown && step !== undefined && markStepUsed(database, user, step) ? user.id : undefined;
}

/** Marks the time step of a code as used. Returns false if this or a later step was used before. */
function markStepUsed(database: DatabaseSync, { id }: StoredUser, step: number): boolean {
  const { changes } = database
    .prepare('UPDATE users SET totp_step = :step, wrong_tries = 0 WHERE id = :id AND coalesce(totp_step, 0) < :step')
    .run({ id, step });
  return changes === 1;
}

/**
 * Counts a wrong try. The fifth locks the password for 15 minutes. Passkeys still work then, because nobody can guess them, and a stranger
 * must not be able to keep a user out.
 */
export function countWrongTry(database: DatabaseSync, now: Date, user: StoredUser): void {
  if (isLocked(user, now)) return;
  if (user.wrong_tries + 1 < MOST_TRIES) {
    database.prepare('UPDATE users SET wrong_tries = wrong_tries + 1 WHERE id = ?').run(user.id);
    return;
  }
  const until = new Date(now.getTime() + LOCK_MINUTES * 60_000).toISOString();
  database.prepare('UPDATE users SET wrong_tries = 0, locked_until = ? WHERE id = ?').run(until, user.id);
  recordAction(database, now, {
    user: undefined,
    action: 'accountLocked',
    subject: userSubject(user),
    details: { until },
  });
}

/** Sets up passwords. The secret of the authenticator app waits for its first code, which proves that the app has it. */
export function createPasswordSetup(desk: AccountDesk) {
  const { database, now, hashing } = desk;
  const setups = createPendingSteps<{ user: number; secret: string }>(desk, {
    name: 'desk-authenticator',
    minutes: 15,
  });
  return {
    begin: async (reply: FastifyReply, user: User) => {
      const setup = await createAuthenticator(user);
      setups.keep(reply, { user: user.id, secret: setup.secret });
      return setup;
    },
    /** Checks a new password and its code. Returns a function that keeps them. Throws status 422 with the reason. */
    check: async (
      request: FastifyRequest,
      reply: FastifyReply,
      user: User,
      { password, code }: z.infer<typeof newPassword>,
    ): Promise<() => void> => {
      const { problem } = await judgePassword(password, user);
      if (problem) throw new HttpError(422, { reason: problem });
      const setup = setups.find(request);
      if (setup?.user !== user.id) throw new HttpError(422, { reason: 'setupEnded' });
      const step = codeStep(setup.secret, code, now());
      if (step === undefined) throw new HttpError(422, { reason: 'wrongCode' });
      const hash = await hashPassword(password, hashing);
      setups.take(request, reply);
      return () => {
        database
          .prepare(
            `UPDATE users SET password_hash = ?, totp_secret = ?, totp_step = ?, wrong_tries = 0, locked_until = NULL
            WHERE id = ?`,
          )
          .run(hash, setup.secret, step, user.id);
      };
    },
  };
}

export type PasswordSetup = ReturnType<typeof createPasswordSetup>;
