import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hashParts } from '#app/model/hashParts.server.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { begin } from '../progress.ts';
import { catalogueText } from './catalogue.ts';
import { type Face, facesIn, textRuns } from './faces.ts';
import { makeFont } from './make-font.ts';
import { readMukta } from './source.ts';
import { SUBSETTER } from './subset.ts';

const FONT_CACHE = join(process.cwd(), '.cache/fonts');

const STYLESHEET = join(process.cwd(), 'app/styles/tokens.css');
const CODE_FOLDER = join(process.cwd(), 'site-build/fonts');

/** Generates the fonts before Vite resolves their addresses in the stylesheet, but not when `react-router typegen` reads the configuration. */
export function muktaFonts(): Plugin {
  return {
    name: 'mukta-fonts',
    transform: {
      order: 'pre',
      filter: { id: STYLESHEET },
      async handler() {
        await makeFonts();
      },
    },
  };
}

/** Generates the fonts of the stylesheet that are missing or outdated. Returns their number. */
export async function makeFonts({ stylesheet = STYLESHEET, cache = FONT_CACHE } = {}): Promise<number> {
  const end = begin('new fonts');
  const catalogue = catalogueText();
  let made = 0;
  // Runs sequentially, because all calls of the WOFF2 encoder share one memory.
  for (const face of facesIn(readFileSync(stylesheet, 'utf8'))) if (await makeFace(face, catalogue, cache)) made += 1;
  if (made > 0) end(made);
  return made;
}

async function makeFace(face: Face, catalogue: string, cache: string): Promise<boolean> {
  const font = readMukta(face.weight);
  const runs = textRuns(face.name, catalogue, face.codePoints);
  const file = join(cache, `mukta-${face.name}-${face.weight}.woff2`);
  const hashFile = `${file}.input-hash`;
  const words = runs.flatMap(({ texts }) => [...texts].sort());
  const inputHash = hashParts([font, codeHash(), [...face.codePoints].join(), words.join('\n')]);
  if (existsSync(file) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === inputHash) return false;
  writeFileAtomic(file, await makeFont({ font, codePoints: face.codePoints, runs }), { flush: false });
  writeFileAtomic(hashFile, inputHash, { flush: false });
  return true;
}

function codeHash(): string {
  const code = readdirSync(CODE_FOLDER).filter((name) => !name.includes('.test.'));
  return hashParts([readFileSync(SUBSETTER), ...code.sort().map((name) => readFileSync(join(CODE_FOLDER, name)))]);
}
