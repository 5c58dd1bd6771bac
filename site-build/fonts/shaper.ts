import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs';

/** Script and language of a text, as HarfBuzz names them. The language matters: ल and श have special forms in Marathi. */
export type ScriptAndLanguage = { script: string; language: string };

/** Gives each outline a number that all fonts share, because glyph numbers differ between a font and its subset. */
const OUTLINES = new Map<string, number>();

export type Shaper = ReturnType<typeof openShaper>;

/** Opens a TrueType font with HarfBuzz, the shaper of Chrome, Firefox and Android. */
export function openShaper(font: Uint8Array, { script, language }: ScriptAndLanguage) {
  const drawer = new Font(new Face(new Blob(font)));
  const numbers = new Map<number, number>();
  const plain = new Buffer();

  function shapeLine(text: string, line: Buffer) {
    line.clearContents();
    line.addText(text);
    line.setDirection(Direction.LTR);
    line.setScript(script);
    line.setLanguage(language);
    shape(drawer, line);
    return line.getGlyphInfos();
  }

  function outlineNumber(glyph: number): number {
    const known = numbers.get(glyph);
    if (known !== undefined) return known;
    const outline = drawer.glyphToPath(glyph);
    const number = OUTLINES.get(outline) ?? OUTLINES.size;
    OUTLINES.set(outline, number);
    numbers.set(glyph, number);
    return number;
  }

  return {
    /** Returns outlines and positions of the glyphs. */
    draw(text: string): string {
      const drawn = shapeLine(text, plain).map(({ codepoint }) => outlineNumber(codepoint));
      const positions = plain.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset]);
      return [...drawn, ...positions].join(' ');
    },

    /** Collects the glyphs of every shaping step, because each step needs the glyphs of earlier steps. */
    collectGlyphs(texts: ReadonlySet<string>): Set<number> {
      const glyphs = new Set<number>();
      const collect = (line: { codepoint: number }[]) => {
        for (const { codepoint } of line) glyphs.add(codepoint);
      };
      const watched = new Buffer();
      watched.setMessageFunc((line, _font, message) => {
        // Skips messages before the first lookup, when the buffer contains characters and not glyphs.
        if (/^end (lookup|recursing)/.test(message)) collect(line.getGlyphInfos());
        return true;
      });
      // Shapes each syllable only once, because tracing is slow and lookups never cross syllables.
      for (const syllable of splitSyllables(texts)) shapeLine(syllable, watched);
      for (const text of texts) collect(shapeLine(text, plain));
      return glyphs;
    },
  };
}

export function differences(before: Shaper, after: Shaper, texts: Iterable<string>): string[] {
  return [...texts].filter((text) => before.draw(text) !== after.draw(text));
}

function splitSyllables(texts: ReadonlySet<string>): Set<string> {
  const segmenter = new Intl.Segmenter('mr', { granularity: 'grapheme' });
  return new Set([...texts].flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment)));
}
