import type { TextFont } from './fonts.ts';
import { hex } from './hex.ts';
import { shareLetters } from './letters.ts';

export type Point = { x: number; y: number };
export type PlacedGlyph = Point & { glyph: number };

/** Glyphs that belong together because their letters cannot be told apart, with their text. */
export type Cluster = { style: TextStyle; glyphs: PlacedGlyph[]; text: string; end: number };

/** Font, size and the numbers of the text matrix, as Skia writes them. */
export type TextStyle = { font: string; size: string; matrix: string };

export type GlyphWriter = { add: (cluster: Cluster) => void; close: () => void };

/** Collects glyphs into one array: codes, and between them how far the next glyph stands from the end of the last. */
export function glyphWriter(lines: string[], font: TextFont, style: TextStyle): GlyphWriter {
  const size = Number(style.size);
  const [a, b, c, d, x0, y0] = style.matrix.split(' ');
  let parts: string[] = [];
  let codes = '';
  let at: number | undefined;
  let rise = 0;
  const endCodes = () => {
    if (codes) parts.push(`<${codes}>`);
    codes = '';
  };
  const close = () => {
    endCodes();
    if (parts.length > 0) lines.push(parts.length === 1 ? `${parts[0]} Tj` : `[${parts.join(' ')}] TJ`);
    parts = [];
  };
  const moveTo = (x: number, y: number) => {
    if (Math.abs(y - rise) > 0.0001) {
      close();
      rise = y;
      lines.push(`${short(y)} Ts`);
    }
    if (at === undefined) {
      lines.push(`${a} ${b} ${c} ${d} ${short(Number(x0) + x)} ${y0} Tm`);
      at = x;
    }
    // TJ counts in thousandths of the letter size, backwards. Half a thousandth cannot be seen, but must not add up.
    const step = Math.round(((at - x) / size) * 1000);
    if (step !== 0) {
      endCodes();
      parts.push(String(step));
      at -= (step * size) / 1000;
    }
  };
  return {
    add: ({ glyphs, text }) => {
      const shaped = glyphs.map(({ glyph }) => {
        const own = font.lettersOf(glyph);
        return { glyph, width: font.widthOf(glyph), own: own && [...own].length === 1 ? own : undefined };
      });
      let drawn = 0;
      let end: Point = glyphs[0] ?? { x: 0, y: 0 };
      for (const { glyph, letters } of shareLetters(shaped, text)) {
        const placed = glyph === undefined ? undefined : glyphs[drawn];
        // A mark may stand back over its letter; what is not seen stands at the end of the cluster, so that no gap opens.
        const { x, y } = placed ?? end;
        moveTo(x, y);
        codes += hex(font.codeFor(glyph, letters));
        if (!placed) continue;
        drawn += 1;
        at = (at ?? 0) + (font.widthOf(placed.glyph) * size) / 1000;
        if (at > end.x) end = { x: at, y };
      }
    },
    close: () => {
      close();
      if (rise !== 0) lines.push('0 Ts');
      rise = 0;
    },
  };
}

function short(value: number): string {
  return String(Number(value.toFixed(4)));
}
