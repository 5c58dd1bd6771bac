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

/** Fonts of an Android phone, and of a device without a Devanagari font. */
const DEVICES = { phone: [...LATIN, ...DEVANAGARI], 'no-devanagari': LATIN };

type Device = keyof typeof DEVICES;

const configFile = (device: Device) => `${FOLDER}/${device}.conf`;

/** Returns the environment variables with which Chromium (fontconfig) finds only the fonts of a device. */
export const fontEnvironment = (device: Device) => ({ FONTCONFIG_FILE: configFile(device) });

/** Unpacks the fonts of all devices. Playwright calls this as `globalSetup`, before the first browser starts. */
export default async function installDeviceFonts(): Promise<void> {
  for (const [device, files] of Object.entries(DEVICES)) {
    const folder = `${FOLDER}/${device}`;
    mkdirSync(folder, { recursive: true });
    for (const [index, file] of files.entries()) {
      const font = readFileSync(require.resolve(`@fontsource/${file}.woff2`));
      writeFileSync(`${folder}/${index}.ttf`, await decompress(font));
    }
    const folders = `<dir>${folder}</dir><cachedir>${FOLDER}/cache</cachedir>`;
    writeFileSync(configFile(device as Device), `<?xml version="1.0"?><fontconfig>${folders}</fontconfig>`);
  }
}
