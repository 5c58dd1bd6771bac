import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { decompress } from 'wawoff2';

const require = createRequire(import.meta.url);
const FOLDER = resolve('.reports/bench/letters');

const FACES = {
  roboto: '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
  'roboto-bold': '@fontsource/roboto/files/roboto-latin-700-normal.woff2',
  'noto-devanagari': '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
  'noto-devanagari-bold': '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2',
};

/**
 * Every phone that is sold in India has letters for Marathi; a server seldom has. Lays out the letters of an Android phone
 * beside those of the machine and tells by which variables of the environment a browser finds them.
 */
export async function phoneLetters(): Promise<{ FONTCONFIG_FILE: string }> {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, face] of Object.entries(FACES))
    writeFileSync(`${FOLDER}/${name}.ttf`, await decompress(readFileSync(require.resolve(face))));
  const settings = `${FOLDER}/fonts.conf`;
  writeFileSync(
    settings,
    `<?xml version="1.0"?><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${FOLDER}</dir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: settings };
}
