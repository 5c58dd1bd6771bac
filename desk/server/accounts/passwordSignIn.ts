import type { DatabaseSync } from 'node:sqlite';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../../httpError.ts';
import type { User } from './accountTypes.ts';
import { codeStep, createAuthenticator, latestStep } from './authenticatorCodes.ts';
import { judgePassword } from './passwordStrength.ts';
import { hashPassword, isPassword, unknownHash } from './passwords.ts';
import { createPendingSteps } from './pendingSteps.ts';
import type { AccountDesk } from './sessions.ts';
import { findUserByName, type StoredUser } from './users.ts';
import { isClosed, unlock } from './wrongTries.ts';

export const passwordSignIn = z.object({
  name: z.string().max(100),
  password: z.string().max(1000),
  code: z.string().max(20),
});

/** The body that sets a password, with the first code of the authenticator app. */
export const newPassword = passwordSignIn.omit({ name: true });

/** The body that asks how hard a password is to guess. */
export const judgedPassword = passwordSignIn.pick({ password: true });

/**
 * Returns the user who signs in with a password and a code, or undefined if something is wrong or the password is locked. `browser`: as
 * `browserOf` returns it.
 */
export async function checkPassword(
  { database, now, hashing }: AccountDesk,
  { name, password, code }: z.infer<typeof passwordSignIn>,
  browser: string,
): Promise<number | undefined> {
  const hash = findUserByName(database, name)?.password_hash ?? unknownHash(hashing);
  const isRight = await isPassword(password, hash);
  // Reads the user again, because other tries may have ended meanwhile.
  const user = findUserByName(database, name);
  if (!user || isClosed(database, now(), user, browser)) return;
  const step = codeStep(user.totp_secret ?? '', code, now());
  const isKnown = isRight && user.password_hash === hash;
  return isKnown && step !== undefined && markStepUsed(database, user, step, now()) ? user.id : undefined;
}

/**
 * Marks the time step of a code as used. Returns false if this or a later step was used before, unless that lies in the future: the clock was
 * wrong then, and would keep the user out until that time.
 */
function markStepUsed(database: DatabaseSync, { id }: StoredUser, step: number, now: Date): boolean {
  const { changes } = database
    .prepare(
      `UPDATE users SET totp_step = :step, wrong_tries = 0
      WHERE id = :id AND (coalesce(totp_step, 0) < :step OR totp_step > :latest)`,
    )
    .run({ id, step, latest: latestStep(now) });
  return changes === 1;
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
          .prepare('UPDATE users SET password_hash = ?, totp_secret = ?, totp_step = ? WHERE id = ?')
          .run(hash, setup.secret, step, user.id);
        unlock(database, user.id);
      };
    },
  };
}

export type PasswordSetup = ReturnType<typeof createPasswordSetup>;
