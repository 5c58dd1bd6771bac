import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file of a cache under another name first, because a build that was stopped must leave no half file behind. */
export function keepFile(content: string | Uint8Array, file: string): void {
  const half = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(half, content);
  renameSync(half, file);
}

/** Returns a short text that changes with any of the parts. */
export function fingerprint(parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex').slice(0, 32);
}
