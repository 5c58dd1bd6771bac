import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { picturedHandouts } from '#app/handouts/handout.server.ts';
import { PICTURE_SHAPES, pictureAlt } from '#app/handouts/picture.server.ts';
import { LANGUAGES } from '#app/i18n/language.ts';
import { openTypeface } from '#app/model/documents/pdf/syllables.server.ts';
import { FONT_FILES } from '#app/model/documents/pdf/typst.server.ts';
import { requiredDocuments } from '#app/model/schemes/data.server.ts';
import { pictureInput, pictureSvg } from './pictures.ts';

/** Size of the official name in pixels. */
const OFFICIAL_NAME = 38;

const UNITS_PER_EM = 1000;

const all = LANGUAGES.flatMap(picturedHandouts);
const [first] = picturedHandouts('mr');

describe('the picture of every scheme, situation and district', () => {
  it.each(PICTURE_SHAPES)('has room for its words in both languages, in the %s shape', (shape) => {
    const problems = all.flatMap((handout) => {
      try {
        pictureSvg(pictureInput(handout, shape));
        return [];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(problems).toEqual([]);
  });

  it('is described in link previews with its amount, names and date', () => {
    for (const handout of all) {
      // Ignores capitals: each part of the text begins with one.
      const alt = pictureAlt(handout).toLowerCase();
      const { amount, name, officialName = '', asOf } = handout;
      for (const words of [amount?.figure ?? '', name, officialName, asOf])
        expect(alt).toContain(words.replace(/\.$/, '').toLowerCase());
    }
  });
});

describe('the words of a picture', () => {
  it('are at least 38 pixels high', () => {
    const template = readFileSync('site-build/handouts/picture.typ', 'utf8');
    const sizes = Array.from(template.matchAll(/\bsize: (\d+)pt/g), ([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(4);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(38);
  });

  it('have the glyphs and positions that HarfBuzz gives to Marathi', () => {
    if (!first) throw new Error('The content has no scheme');
    const { shape } = openTypeface(FONT_FILES[0]);
    const titles = Object.values(requiredDocuments).map(({ title }) => title.mr);
    for (const title of titles.filter((text) => /^[\u0900-\u097f ]{3,40}$/.test(text))) {
      const glyphs = shape(title, 'mr');
      // Typst writes a raised glyph into a group of its own.
      if (glyphs.some(({ yOffset }) => yOffset)) continue;
      let x = 0;
      const expected = glyphs.flatMap(({ cluster, xAdvance = 0, xOffset = 0 }) => {
        const position = x + xOffset;
        x += xAdvance;
        // Typst draws nothing for a space.
        return title[cluster] === ' ' ? [] : [(position * OFFICIAL_NAME) / UNITS_PER_EM];
      });
      const svg = pictureSvg(pictureInput({ ...first, name: 'क', officialName: title }, 'tall'));
      expect(
        glyphRuns(svg).some((run) => isSame(run, expected)),
        title,
      ).toBe(true);
    }
  });
});

/** Returns the horizontal positions of the glyphs of each run of text. */
function glyphRuns(svg: string): number[][] {
  const runs = svg.split('class="typst-text"').slice(1);
  return runs.map((run) => Array.from(run.matchAll(/<path d="M([\d.-]+) /g), ([, x]) => Number(x)));
}

const isSame = (run: readonly number[], other: readonly number[]) =>
  run.length === other.length && run.every((x, index) => Math.abs(x - (other[index] ?? 0)) < 0.5);
