import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { decompress } from 'wawoff2';

const require = createRequire(import.meta.url);
const FOLDER = resolve('.reports/fonts');

const LATIN = ['roboto/files/roboto-latin-400-normal', 'roboto/files/roboto-latin-700-normal'];
const DEVANAGARI = [
  'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal',
  'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal',
];

/** The fonts of an Android phone, and of a device that was never meant for Marathi. */
const DEVICES = { phone: [...LATIN, ...DEVANAGARI], 'no-devanagari': LATIN };

type Device = keyof typeof DEVICES;

const settingsOf = (device: Device) => `${FOLDER}/${device}.conf`;

/** By which variable of the environment Chromium finds the fonts of a device, and no others. */
export const fontsOf = (device: Device) => ({ FONTCONFIG_FILE: settingsOf(device) });

/** Lays out the fonts of all devices. Must be awaited before a Chromium starts that is to find them. */
export async function layDeviceFonts(): Promise<void> {
  for (const [device, files] of Object.entries(DEVICES)) {
    const folder = `${FOLDER}/${device}`;
    mkdirSync(folder, { recursive: true });
    for (const [index, file] of files.entries()) {
      const font = readFileSync(require.resolve(`@fontsource/${file}.woff2`));
      writeFileSync(`${folder}/${index}.ttf`, await decompress(font));
    }
    const places = `<dir>${folder}</dir><cachedir>${FOLDER}/cache</cachedir>`;
    writeFileSync(settingsOf(device as Device), `<?xml version="1.0"?><fontconfig>${places}</fontconfig>`);
  }
}
