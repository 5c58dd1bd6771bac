import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword, unknownHash } from './passwords.ts';

const LITTLE_WORK = { N: 16, r: 1, p: 1 };

describe('a password', () => {
  it('is stored as a salted hash with the work that OWASP demands', async () => {
    expect(await hashPassword('monsoon over Pune')).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(unknownHash()).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('has another salt each time, and matches only itself', async () => {
    const hash = () => hashPassword('monsoon over Pune', LITTLE_WORK);
    const [first, second] = [await hash(), await hash()];
    expect(first).not.toBe(second);
    expect(await isPassword('monsoon over Pune', first)).toBe(true);
    expect(await isPassword('monsoon over pune', first)).toBe(false);
  });

  it('still matches a hash that was made with other parameters', async () => {
    // Made with N=16, r=1, p=1 of the test vectors in RFC 7914, shortened to 32 bytes.
    const key = Buffer.from('77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442', 'hex');
    expect(await isPassword('', `scrypt$16$1$1$$${key.toString('base64url')}`)).toBe(true);
    expect(await isPassword('x', `scrypt$16$1$1$$${key.toString('base64url')}`)).toBe(false);
  });

  it('is not checked if many others are, because strangers must not use all threads of the desk', async () => {
    const tries = Array.from({ length: 40 }, () => isPassword('x', `scrypt$16$1$1$$${'A'.repeat(43)}`));
    const results = await Promise.allSettled(tries);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(24);
    expect(refused[0]).toMatchObject({ reason: { status: 429, body: { reason: 'tooManyTries' } } });
    expect(await isPassword('x', `scrypt$16$1$1$$${'A'.repeat(43)}`)).toBe(false);
  });

  it('is the same on keyboards that compose letters differently', async () => {
    const hash = await hashPassword('पाऊस पडतो आहे caf\u00e9', LITTLE_WORK);
    expect(await isPassword('पाऊस पडतो आहे cafe\u0301', hash)).toBe(true);
  });

  it('never matches the hash of unknown names', async () => {
    expect(await isPassword('', unknownHash(LITTLE_WORK))).toBe(false);
  });
});
