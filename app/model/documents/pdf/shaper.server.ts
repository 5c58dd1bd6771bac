import { Blob, Direction, Face, Font, Buffer as Line, shape } from 'harfbuzzjs';
import type { Language } from '#app/i18n/language.ts';
import type { Composite } from './truetype.server.ts';

export type Shaper = ReturnType<typeof openShaper>;

/** A TrueType font as HarfBuzz draws it. Marathi has forms of its own for ल and श. */
export function openShaper(file: Uint8Array) {
  const font = new Font(new Face(new Blob(file)));
  const line = new Line();
  const lay = (text: string, language: Language, script = 'Deva') => {
    line.clearContents();
    line.addText(text);
    line.setDirection(Direction.LTR);
    line.setScript(script);
    line.setLanguage(language);
    shape(font, line);
    const places = line.getGlyphPositions();
    return line.getGlyphInfos().map((info, index) => ({ ...info, ...places[index] }));
  };
  return {
    /** Splits a word into the parts that are drawn together. */
    syllablesOf: (word: string, language: Language): string[] => {
      const starts = [...new Set(lay(word, language).map(({ cluster }) => cluster))].sort((one, other) => one - other);
      return starts.map((start, index) => word.slice(start, starts[index + 1]));
    },
    /** In no script at all a letter keeps the glyph that the font has for it. */
    glyphOf: (letter: string): number => lay(letter, 'en', 'Zyyy')[0]?.codepoint ?? 0,
    draw: (syllable: string, language: Language): Composite => {
      let advance = 0;
      const parts = lay(syllable, language).map(({ codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const part = { glyph, x: advance + xOffset, y: yOffset };
        advance += xAdvance;
        return part;
      });
      return { parts, advance };
    },
  };
}
