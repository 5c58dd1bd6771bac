import { createHash } from 'node:crypto';

/** Hashes all parts into 32 hexadecimal digits. */
export function hashParts(parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex').slice(0, 32);
}
