import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FONTS_ROOT = join(process.cwd(), 'app', 'styles', 'fonts');

/** The site's own typeface, inside the page, so that a picture or a document never depends on the machine's fonts. */
export function muktaFaces(): string {
  const ranges = { latin: 'U+0000-00FF,U+2010-2033,U+2212', mr: 'U+0900-097F,U+200C-200D,U+20B9,U+25CC' };
  return Object.entries(ranges)
    .flatMap(([script, range]) =>
      [400, 700].map((weight) => {
        const data = readFileSync(join(FONTS_ROOT, `mukta-${script}-${weight}.woff2`)).toString('base64');
        return `@font-face{font-family:Mukta;font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2");unicode-range:${range}}`;
      }),
    )
    .join('\n');
}
