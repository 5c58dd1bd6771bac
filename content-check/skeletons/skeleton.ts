import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const KINDS = ['scheme', 'notice', 'event', 'album', 'hostel', 'office'] as const;
export type Kind = (typeof KINDS)[number];

/** What is filled in already: the gaps of the skeletons beside this file, `<id>`. */
export type Known = { id?: string; number?: number; file?: string };

/** An entry with every required field and nothing in it that an editor has to know. */
export function skeleton(kind: Kind, known: Known): string {
  const gaps = Object.entries(known);
  return gaps.reduce(
    (text, [gap, value]) => text.replaceAll(`<${gap}>`, String(value)),
    read(kind) + read('provenance'),
  );
}

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8');
}
