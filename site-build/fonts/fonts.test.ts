import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { wordsIn } from './catalogue.ts';
import { facesIn, textRuns } from './faces.ts';
import { makeFonts } from './font-cache.ts';
import { assertDrawnAlike, makeFont } from './make-font.ts';
import { differences, openShaper } from './shaper.ts';
import { readMukta } from './source.ts';
import { subsetFont } from './subset.ts';

const marathiText = { script: 'Deva', language: 'mr' };
const WORDS = new Set(['शिष्यवृत्ती', 'विद्यार्थी', 'महाराष्ट्र', 'स्त्रिया', 'दिव्यांगत्व', 'ऱ्हास']);
const letters = new Set(
  [...WORDS, 'ट', 'ठ', '\u200c'].flatMap((word) => [...word].map((letter) => letter.codePointAt(0) ?? 0)),
);

const faces = facesIn(readFileSync('app/styles/tokens.css', 'utf8'));

const font = readMukta('400');

describe('the check of a subset', () => {
  it('finds nothing if the intermediate glyphs of every conjunct are kept', () => {
    const whole = openShaper(font, marathiText);
    const made = openShaper(subsetFont(font, letters, whole.collectGlyphs(WORDS)), marathiText);
    expect(differences(whole, made, WORDS)).toEqual([]);
  });

  it('finds every word with a conjunct if only the characters are kept', () => {
    const made = openShaper(subsetFont(font, letters, []), marathiText);
    expect(differences(openShaper(font, marathiText), made, WORDS)).toEqual([...WORDS]);
  });

  it('finds a word in which a glyph moved', () => {
    const marathi = openShaper(font, marathiText);
    expect(differences(marathi, marathi, ['कि'])).toEqual([]);
    expect(differences(marathi, { ...marathi, draw: (text) => `${marathi.draw(text)},1` }, ['कि'])).toEqual(['कि']);
  });

  it('stops the build and names the words that the subset draws wrongly', () => {
    const made = openShaper(subsetFont(font, letters, []), marathiText);
    expect(() => assertDrawnAlike(openShaper(font, marathiText), made, WORDS)).toThrow(
      /^The subset of Mukta draws 6 texts wrongly: शिष्यवृत्ती विद्यार्थी /,
    );
  });
});

describe('a font subset', () => {
  it('is a WOFF2 file, far smaller than the font', async () => {
    const made = await makeFont({ font, codePoints: letters, runs: [{ ...marathiText, texts: WORDS }] });
    expect(Buffer.from(made).toString('latin1', 0, 4)).toBe('wOF2');
    expect(made.length).toBeLessThan(10_000);
  });

  it('draws a conjunct with a visible virama if no text of the site contains it', () => {
    const whole = openShaper(font, marathiText);
    const made = openShaper(subsetFont(font, letters, whole.collectGlyphs(new Set(['ट्', 'ठ']))), marathiText);
    const shapes = (drawn: string) => drawn.split(' ').filter((part) => !part.includes(','));
    expect(shapes(whole.draw('ट्ठ'))).toHaveLength(1);
    expect(shapes(made.draw('ट्ठ'))).toEqual([...shapes(whole.draw('ट्')), ...shapes(whole.draw('ठ'))]);
  });
});

describe('the faces of the stylesheet', () => {
  it('include two weights for each language, and one face for the link to Marathi', () => {
    expect(faces.map(({ name, weight }) => `${name} ${weight}`)).toEqual([
      'latin 400',
      'latin 700',
      'mr 400',
      'mr 700',
      'switch 400',
    ]);
  });

  it('have the same characters in both weights', () => {
    const lettersOf = (weight: string) =>
      faces.filter((face) => face.weight === weight && face.name !== 'switch').map(({ codePoints }) => [...codePoints]);
    expect(lettersOf('700')).toEqual(lettersOf('400'));
  });

  it('cover a whole Marathi line with its digits, spaces, Latin words and amounts', () => {
    const latin = faces.find(({ name }) => name === 'latin')?.codePoints ?? new Set();
    const marathi = faces.find(({ name }) => name === 'mr')?.codePoints ?? new Set();
    expect([...latin].filter((codePoint) => !marathi.has(codePoint))).toEqual([]);
    for (const letter of 'फॉर्म A-1: ₹ ५०० / Rs 500') expect(marathi.has(letter.codePointAt(0) ?? 0), letter).toBe(true);
  });
});

describe('the texts of a subset', () => {
  it('are whole words, shaped as Devanagari, and also the parts of words without Devanagari, shaped as Latin', () => {
    const codePoints = new Set([...'कखरमां०₹', ...'Ashray-'].map((letter) => letter.codePointAt(0) ?? 0));
    const [marathi, english] = textRuns('mr', 'कर: Ashray-मां ₹', codePoints);
    expect([marathi?.script, english?.script]).toEqual(['Deva', 'Latn']);
    expect(marathi?.texts).toContain('Ashray-मां');
    expect([...(english?.texts ?? [])]).toEqual(['Ashray-', '₹']);
  });

  it('are only Latin if a face has no Devanagari', () => {
    const codePoints = new Set([...'Ashray'].map((letter) => letter.codePointAt(0) ?? 0));
    expect(textRuns('latin', 'Ashray मां', codePoints).map(({ script }) => script)).toEqual(['Latn']);
  });
});

describe('words of the catalogue', () => {
  const codePoints = new Set([...'कखरमां०₹', ...'Ashray'].map((letter) => letter.codePointAt(0) ?? 0));

  it('are found once each, and contain only characters of the font', () => {
    expect([...wordsIn('कर: Ashray-मां, कर', codePoints)]).toEqual(['कर', 'Ashray', 'मां']);
  });
});

describe('the cache of fonts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  const stylesheet = join(folder, 'styles.css');
  const write = (range: string) =>
    writeFileSync(stylesheet, `@font-face { src: url("../mukta-latin-400.woff2"); unicode-range: ${range}; }`);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('creates a font once, and again when the characters change', async () => {
    write('U+20B9');
    expect(await makeFonts({ stylesheet, cache: folder })).toBe(1);
    expect(await makeFonts({ stylesheet, cache: folder })).toBe(0);
    write('U+20A8, U+20B9');
    expect(await makeFonts({ stylesheet, cache: folder })).toBe(1);
  });
});
