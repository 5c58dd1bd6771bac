import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a cache file under a temporary name first, so that a stopped build leaves no partial file. */
export function writeCacheFile(content: string | Uint8Array, file: string): void {
  const temporary = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

/** Hashes all parts into 32 hexadecimal digits. */
export function hashParts(parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex').slice(0, 32);
}
