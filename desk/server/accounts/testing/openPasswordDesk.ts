import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../passwords.ts';
import { openTestDesk, type TestDesk } from './openTestDesk.ts';

export const PASSWORD = 'monsoon over Pune';

/** Returns the code that an authenticator app shows. `minutes`: how far the clock of the phone is ahead of the desk's. */
export const codeOf = (secret: string, { desk }: TestDesk, minutes = 0) =>
  new TOTP({ secret }).generate({ timestamp: desk.now().getTime() + minutes * 60_000 });

/** Opens the routes of accounts with clerk-1, who signs in with a password. `attempt`: tries it, in a new browser unless one is named. */
export async function openPasswordDesk() {
  const desk = await openTestDesk();
  const user = desk.addUser('clerk-1');
  const { base32: secret } = new Secret();
  const setPassword = desk.database.prepare('UPDATE users SET password_hash = ?, totp_secret = ? WHERE id = ?');
  setPassword.run(await hashPassword(PASSWORD, desk.desk.hashing), secret, user.id);
  const attempt = (change: object = {}, browser = desk.browser()) =>
    browser.post('/api/sign-in/password', {
      ...{ name: 'clerk-1', password: PASSWORD, code: codeOf(secret, desk) },
      ...change,
    });
  return { desk, user, secret, attempt };
}
