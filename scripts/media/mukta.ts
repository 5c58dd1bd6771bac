import { withoutHints } from '#scripts/build/fonts/cut.ts';
import { MUKTA_RANGES, readMuktaOfScript } from '#scripts/build/fonts/source.ts';

const FACES: string[] = [];
for (const script of ['latin', 'devanagari'] as const)
  for (const weight of [400, 700]) {
    const data = Buffer.from(withoutHints(await readMuktaOfScript(script, weight))).toString('base64');
    FACES.push(
      `@font-face{font-family:Mukta;font-weight:${weight};src:url(data:font/ttf;base64,${data}) format("truetype");unicode-range:${MUKTA_RANGES[script]}}`,
    );
  }

/**
 * The site's own typeface, inside the page, so that a picture or a document never depends on the machine's fonts. Whole, not
 * the site's cut: a document keeps only the letters it uses, and a new word of the site must not print a hundred documents anew.
 */
export function muktaFaces(): string {
  return FACES.join('\n');
}
