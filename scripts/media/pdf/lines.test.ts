import { describe, expect, it } from 'vitest';
import type { TextFont } from './fonts.ts';
import { textOfHex } from './hex.ts';
import { rewriteText } from './lines.ts';
import { readOperations } from './operations.ts';

const LETTERS: Record<number, string> = { 1: 'क', 2: 'ि', 3: ' ', 4: 'ल' };

/** Every glyph is half a letter size wide; 5 is a mark without a width. */
function font(): TextFont & { written: string[] } {
  const written: string[] = [];
  return {
    written,
    widthOf: (glyph) => (glyph === 5 ? 0 : 500),
    lettersOf: (glyph) => LETTERS[glyph],
    codeFor: (glyph, letters) => written.push(`${glyph ?? '·'}${letters}`),
  };
}

const rewrite = (stream: string, used = font()) => rewriteText(readOperations(stream), () => used);

const words = (stream: string) =>
  [...stream.matchAll(/ActualText <FEFF(\w+)>/g)].map(([, digits]) => textOfHex(digits ?? ''));

const LINE = `/P <</MCID 3 >>BDC
BT
/Span<</ActualText <FEFF0915093F> >> BDC
/F4 10 Tf
1 0 0 -1 20 40 Tm
<0002> Tj
5 0 Td <0001> Tj
EMC
5 0 Td <0004> Tj
ET
BT
/F5 10 Tf
1 0 0 -1 20 40 Tm
15 0 Td <0003> Tj
ET
BT
/F4 10 Tf
1 0 0 -1 20 40 Tm
20 0 Td <0004> Tj
ET
EMC`;

describe('the text of a page, written again', () => {
  it('has one span for each word, with the space that follows it', () => {
    expect(words(rewrite(LINE))).toEqual(['किल ', 'ल']);
  });

  it('has the letters in the order of writing in its codes too', () => {
    const used = font();
    rewrite(LINE, used);
    expect(used.written).toEqual(['2क', '1ि', '4ल', '3 ', '4ल']);
  });

  it('stands where it stood', () => {
    const result = rewrite(LINE);
    expect(result).toContain('1 0 0 -1 20 40 Tm\n<000100020003> Tj');
    expect(result).toContain('1 0 0 -1 40 40 Tm');
  });

  it('keeps the marks of the document', () => {
    expect(rewrite(LINE)).toMatch(/^\/P <<\/MCID 3 >> BDC\n[\s\S]*\nEMC\nEMC\n$/);
  });

  it('keeps a mark back over its letter and what follows at its place', () => {
    const result = rewrite(`BT
/F4 10 Tf
1 0 0 -1 0 0 Tm
<0001> Tj
/Span<</ActualText <FEFF09300947> >> BDC
5 0 Td <0004> Tj
2 -.4 Td <0005> Tj
EMC
3 .4 Td <0004> Tj
ET`);
    expect(words(result)).toEqual(['करेल']);
    expect(result).toContain('<00010002> Tj\n-0.4 Ts\n[300 <0003>] TJ\n0 Ts\n[-300 <0004>] TJ');
  });

  it('is no part of the reading where Chromium gave it no mark, such as the page number', () => {
    expect(rewrite('BT\n/F4 10 Tf\n1 0 0 -1 0 0 Tm\n<0001> Tj\nET')).toMatch(
      /^\/Artifact <<\/Type \/Pagination>> BDC\n[\s\S]*\nEMC\nEMC\n$/,
    );
  });

  it('has no span that is nothing but a space', () => {
    expect(words(rewrite('BT\n/F4 10 Tf\n1 0 0 -1 0 0 Tm\n<0003> Tj\n5 0 Td <0001> Tj\nET'))).toEqual([' क']);
    expect(words(rewrite('BT\n/F4 10 Tf\n1 0 0 -1 0 0 Tm\n<0003> Tj\nET'))).toEqual([]);
  });

  it('breaks a word at a jump', () => {
    expect(words(rewrite('BT\n/F4 10 Tf\n1 0 0 -1 0 0 Tm\n<0001> Tj\n50 0 Td <0004> Tj\nET'))).toEqual(['क', 'ल']);
  });

  it('drops spans without a glyph, which Chromium leaves where a page ends', () => {
    expect(rewrite('BT\n/Span<</ActualText <FEFF0915> >> BDC\nEMC\nET')).toBe('\n');
  });

  it('is refused where a span does not say its text, which would be lost', () => {
    expect(() => rewrite('BT\n/Span<</Lang (mr) >> BDC\nEMC\nET')).toThrow('a span without its text');
  });

  it('leaves everything else alone', () => {
    const lines = 'q\n.1 .2 .3 rg\n0 65 658 4 re\nf\nQ';
    expect(rewrite(lines)).toBe(`${lines}\n`);
  });
});
