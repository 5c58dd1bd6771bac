import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HttpError } from '../../httpError.ts';

/** The setting of OWASP with 32 MiB, because up to four hashes run at once. */
const PARAMETERS = { N: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;

/** Hashes that run or wait at once. They use the threads that read files, so strangers at many addresses could stop the desk with more. */
const MOST_HASHES = 16;

let hashes = 0;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const SHORTEST = 12;
const LONGEST = 128;

const format = ({ N, r, p }: typeof PARAMETERS, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

/** A hash that no password has. Comparing with it takes as long as with a real one, which hides that a name is unknown. */
export const UNKNOWN_HASH = format(PARAMETERS, randomBytes(16), randomBytes(KEY_BYTES));

/** Hashes a password with a new salt. The hash contains the parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return format(PARAMETERS, salt, await deriveKey(password, salt, PARAMETERS));
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await deriveKey(password, Buffer.from(salt, 'base64url'), parameters);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

/** Throws status 429 with the reason `tooManyTries` if too many hashes wait. */
async function deriveKey(password: string, salt: Buffer, { N, r, p }: typeof PARAMETERS): Promise<Buffer> {
  if (hashes >= MOST_HASHES) throw new HttpError(429, { reason: 'tooManyTries' });
  hashes++;
  // Allows twice the memory that scrypt needs, because the default limit is below it.
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  try {
    return await derive(normalize(password), salt, KEY_BYTES, options);
  } finally {
    hashes--;
  }
}

/** Makes the same letters equal that different keyboards compose differently. */
const normalize = (password: string) => password.normalize('NFKC');

/** Returns why a new password is refused, as a key of the words. */
export function passwordProblem(
  password: string,
  userName: string,
): 'passwordLength' | 'passwordHasName' | 'passwordRepeats' | undefined {
  const characters = [...password];
  if (characters.length < SHORTEST || characters.length > LONGEST) return 'passwordLength';
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  if (plain(password).includes(plain(userName))) return 'passwordHasName';
  // Finds passwords of one repeated part, and of few different characters.
  if (/^(.+?)\1+$/su.test(password) || new Set(characters).size < 6) return 'passwordRepeats';
  return undefined;
}
