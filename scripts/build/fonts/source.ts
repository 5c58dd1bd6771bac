import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { decompress } from 'wawoff2';

const require = createRequire(import.meta.url);

const WHOLE: Record<string, string> = {
  400: require.resolve('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf'),
  700: require.resolve('@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf'),
};

/** The whole font, Latin and Devanagari in one file: one face can then draw every character of a Marathi line. */
export function readMukta(weight: string): Uint8Array {
  const file = WHOLE[weight];
  if (!file) throw new Error(`Mukta is not installed in weight ${weight}.`);
  return Uint8Array.from(readFileSync(file));
}

const PER_SCRIPT = dirname(require.resolve('@fontsource/mukta/package.json'));

export type Script = 'latin' | 'devanagari';

/** The same outlines in one file for each script. PDFs keep them: they are printed anew when the bytes of their font change. */
export async function readMuktaOfScript(script: Script, weight: number): Promise<Uint8Array> {
  const font = await decompress(readFileSync(join(PER_SCRIPT, 'files', `mukta-${script}-${weight}-normal.woff2`)));
  // A copy: the decoder only lends its memory.
  return Uint8Array.from(font);
}

/** Script → the letters of its file, as CSS writes them. */
export const MUKTA_RANGES: Record<Script, string> = JSON.parse(readFileSync(join(PER_SCRIPT, 'unicode.json'), 'utf8'));
