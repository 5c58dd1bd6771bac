/** A glyph as it is drawn. `own` is the one letter that the font itself gives it, if there is one. */
export type ShapedGlyph = { glyph: number; width: number; own?: string | undefined };

/** What one code of the finished font stands for: a drawing (`undefined`: nothing to see, no width) and its letters. */
export type Piece = { glyph: number | undefined; letters: string };

/** Left where a glyph has no letter of its own: a mark that no reader shows or copies as a letter. */
const NO_LETTER = '\u200B';

const isMark = (letter: string) => /\p{Mn}/u.test(letter);

/**
 * Shares the letters of one cluster (such as र्कि) among its glyphs, so that the letters read in order of drawing are
 * the letters in order of writing. The glyph of the short i stands before its consonant, a reph after it, and a
 * conjunct is one glyph for three letters; what the glyph looks like and which letter it carries may differ.
 *
 * A glyph with a width never carries a non-spacing mark, and no glyph carries two letters: PDF.js takes such a glyph
 * for a mark without width and then sees a gap. What is left over goes to a blank, an invisible glyph without width.
 */
export function shareLetters(glyphs: readonly ShapedGlyph[], text: string): Piece[] {
  const letters = [...text];
  const pieces: Piece[] = [];
  let next = 0;
  const blankUpTo = (end: number) => {
    if (end > next) pieces.push({ glyph: undefined, letters: letters.slice(next, end).join('') });
    next = Math.max(next, end);
  };
  glyphs.forEach(({ glyph, width, own }, index) => {
    const needed = glyphs.length - index - 1;
    // Where the glyph's own letter comes later in the cluster, the letters before it belong to the conjunct just drawn.
    const ownAt = own === undefined || pieces.length === 0 ? -1 : letters.indexOf(own, next);
    if (ownAt > next && letters.length - ownAt - 1 >= needed && !(width > 0 && isMark(own as string))) blankUpTo(ownAt);
    if (width > 0) {
      const base = letters.findIndex((letter, at) => at >= next && !isMark(letter));
      if (base > next) blankUpTo(base);
    }
    const letter = letters[next];
    const fits = letter !== undefined && !(width > 0 && isMark(letter));
    pieces.push({ glyph, letters: fits ? letter : NO_LETTER });
    if (fits) next += 1;
  });
  blankUpTo(letters.length);
  return pieces;
}
