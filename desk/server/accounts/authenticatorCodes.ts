import { Secret, TOTP } from 'otpauth';
import { toString as toQrCode } from 'qrcode';
import { latinDigits } from '#content-check/text/figures.ts';
import type { AuthenticatorSetup, User } from './accountTypes.ts';

const authenticator = (secret: Secret, label = '') =>
  new TOTP({ issuer: 'Sahayya', label, secret, algorithm: 'SHA1', digits: 6, period: 30 });

/** Creates a new secret for the authenticator app of a user. */
export async function createAuthenticator({ name }: User): Promise<AuthenticatorSetup> {
  const secret = new Secret();
  const address = authenticator(secret, name).toString();
  return { secret: secret.base32, address, qrCode: await toQrCode(address, { type: 'svg' }) };
}

/** How many steps a code may be early or late, because clocks differ. */
const WINDOW = 1;

/** Returns the last time step whose code is accepted now. */
export const latestStep = (now: Date): number => TOTP.counter({ timestamp: now.getTime() }) + WINDOW;

/** Returns the time step of a code, or undefined if the code is wrong. */
export function codeStep(secret: string, code: string, now: Date): number | undefined {
  const totp = authenticator(Secret.fromBase32(secret));
  const timestamp = now.getTime();
  const delta = totp.validate({ token: latinDigits(code), timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
