import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HttpError } from '../../httpError.ts';

/** How much work a hash takes. */
export type HashParameters = { N: number; r: number; p: number };

/** The setting of OWASP with 32 MiB, because up to four hashes run at once. */
const PARAMETERS: HashParameters = { N: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;

/** Hashes that run or wait at once. They use the threads that read files, so strangers at many addresses could stop the desk with more. */
const MOST_HASHES = 16;

let hashes = 0;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const format = ({ N, r, p }: HashParameters, salt: Buffer, key: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

/** Returns a hash that no password has. Comparing with it takes as long as with a real one, which hides that a name is unknown. */
export const unknownHash = (parameters = PARAMETERS) => format(parameters, randomBytes(16), randomBytes(KEY_BYTES));

/** Hashes a password with a new salt. The hash contains the parameters, so that they can be raised later. */
export async function hashPassword(password: string, parameters = PARAMETERS): Promise<string> {
  const salt = randomBytes(16);
  return format(parameters, salt, await deriveKey(password, salt, parameters));
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await deriveKey(password, Buffer.from(salt, 'base64url'), parameters);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

/** Throws status 429 with the reason `tooManyTries` if too many hashes wait. */
async function deriveKey(password: string, salt: Buffer, { N, r, p }: HashParameters): Promise<Buffer> {
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
export const normalize = (password: string) => password.normalize('NFKC');
