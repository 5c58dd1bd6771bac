import { describe, expect, it } from 'vitest';
import { type ShapedGlyph, shareLetters } from './letters.ts';

/** Glyphs of a made-up font: a capital has a width, a small letter is a mark without one. */
function shape(names: string, own: Record<string, string> = {}): ShapedGlyph[] {
  return [...names].map((name) => ({
    glyph: name.charCodeAt(0),
    width: name === name.toUpperCase() ? 500 : 0,
    own: own[name],
  }));
}

const shared = (glyphs: ShapedGlyph[], text: string) =>
  shareLetters(glyphs, text)
    .map(({ glyph, letters }) => `${glyph === undefined ? '·' : String.fromCharCode(glyph)}=${letters}`)
    .join(' ');

describe('the letters of a cluster, shared among its glyphs', () => {
  it('stay where they are when each glyph is its letter', () => {
    expect(shared(shape('KA', { K: 'क', A: 'ा' }), 'का')).toBe('K=क A=ा');
  });

  it('are read in the order of writing where the short i is drawn first', () => {
    expect(shared(shape('IK', { I: 'ि', K: 'क' }), 'कि')).toBe('I=क K=ि');
  });

  it('leave the rest of a conjunct to a blank', () => {
    expect(shared(shape('T', {}), 'त्य')).toBe('T=त ·=्य');
  });

  it('leave the rest of a conjunct to a blank before the vowel sign that follows', () => {
    expect(shared(shape('TA', { A: 'ा' }), 'त्या')).toBe('T=त ·=्य A=ा');
  });

  it('read in order where a reph is drawn after its letter', () => {
    expect(shared(shape('Kr', { K: 'क' }), 'र्क')).toBe('K=र r=् ·=क');
  });

  it('read in order where short i, letter, reph and dot come together', () => {
    const pieces = shareLetters(shape('IKrm', { I: 'ि', K: 'क', m: 'ं' }), 'र्किं');
    expect(pieces.map(({ letters }) => letters).join('')).toBe('र्किं');
  });

  it('never put a mark on a glyph that has a width, nor two letters on one glyph', () => {
    for (const [names, text] of [
      ['TK', 'त्क'],
      ['IT', 'त्यि'],
      ['SRA', 'स्त्रा'],
      ['K', 'के'],
    ] as const)
      for (const { glyph, letters } of shareLetters(shape(names), text))
        if (glyph !== undefined) expect(letters).toMatch(/^\P{Mn}$/u);
  });

  it('lose nothing where there are more glyphs than letters', () => {
    const pieces = shareLetters(shape('KA'), 'क');
    expect(pieces.map(({ letters }) => letters.replace('\u200B', '')).join('')).toBe('क');
    expect(pieces).toHaveLength(2);
  });
});
