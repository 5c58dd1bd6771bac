import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const WHOLE: Record<string, string> = {
  400: require.resolve('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf'),
  700: require.resolve('@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf'),
};

/** Reads the complete font with Latin and Devanagari, so that one face can draw every character of a Marathi line. */
export function readMukta(weight: string): Uint8Array {
  const file = WHOLE[weight];
  if (!file) throw new Error(`Mukta is not installed in weight ${weight}.`);
  return Uint8Array.from(readFileSync(file));
}
