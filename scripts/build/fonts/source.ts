import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { decompress } from 'wawoff2';

const require = createRequire(import.meta.url);
const PACKAGE = dirname(require.resolve('@fontsource/mukta/package.json'));

export type Script = 'latin' | 'devanagari';

/** The whole font of one script, as TrueType. */
export async function readMukta(script: Script, weight: string | number): Promise<Uint8Array> {
  const font = await decompress(readFileSync(join(PACKAGE, 'files', `mukta-${script}-${weight}-normal.woff2`)));
  // A copy: the decoder only lends its memory.
  return Uint8Array.from(font);
}

/** Script → the letters of its file, as CSS writes them. */
export const MUKTA_RANGES: Record<Script, string> = JSON.parse(readFileSync(join(PACKAGE, 'unicode.json'), 'utf8'));
