import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const KINDS = ['scheme', 'notice', 'event', 'album', 'hostel', 'office'] as const;
export type Kind = (typeof KINDS)[number];

/** Values for the placeholders `<id>` in the YAML files. */
export type Known = { id?: string; number?: number; file?: string };

/** Creates an entry with its required fields empty. */
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
