import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import { WIDE_PX } from '#app/shell/navigation/wideScreen.ts';
import { facesIn, SUBSETS, textRuns } from '#site-build/fonts/faces.ts';
import { differences, openShaper } from '#site-build/fonts/shaper.ts';
import { readMukta } from '#site-build/fonts/source.ts';
import { CLIENT_BUILD, decode, files, flaws, type Page, pages } from './pages.ts';

/** Faces that the early script of a page fetches. */
const EARLY = { en: ['latin-400', 'latin-700'], mr: ['mr-400', 'mr-700'] };

const faces = facesIn(readFileSync('app/styles/tokens.css', 'utf8'));
const built = [...files.values()].filter((file) => /^assets\/mukta-.*\.woff2$/.test(file));
const builtFace = (name: string) => built.find((file) => file.startsWith(`assets/mukta-${name}-`)) ?? 'no such file';

/** Returns the fonts that the early script fetches. Reports preload links, which data-saving mode would not prevent. */
const earlyFonts = ({ source }: Page): string[] => {
  if (source.elements('link', { as: 'font' }).length > 0) return ['a link in the page'];
  return source.elements('script').flatMap(({ attribs }) => attribs['data-fonts']?.split(' ') ?? []);
};

/** The texts of all pages, without markup, scripts and styles. */
const texts = pages
  .map(({ html }) => decode(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')))
  .join('\n');

describe('the fonts of the finished pages', () => {
  it('are exactly the faces of the stylesheet', () => {
    expect(built).toHaveLength(faces.length);
    expect(faces.map(({ name, weight }) => builtFace(`${name}-${weight}`))).not.toContain('no such file');
  });

  it('are fetched early for the writing system of the page’s language', () => {
    expect(
      flaws((page) => {
        const expected = EARLY[page.language].map((name) => `/${builtFace(name)}`);
        const fonts = earlyFonts(page);
        return fonts.join() === expected.join() ? [] : [fonts.join() || 'no font is fetched'];
      }),
    ).toEqual([]);
  });

  it('include a font for the language switch of English pages', () => {
    expect(
      flaws(({ language, html }) => {
        const link = /<a [^>]*data-language="mr"[^>]*>([^<]*)</.exec(html)?.[1];
        return language === 'en' && link !== SUBSETS.switch.words.join() ? [String(link)] : [];
      }),
    ).toEqual([]);
  });

  it('never delay text: stylesheets declare fonts only for wide screens and print, and pages only those that replace visible text', () => {
    const ownFaces = (css: string) =>
      (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter((face) => face.includes('mukta-'));
    const ofWideScreens = new RegExp(String.raw`@media print,\(min-width:${WIDE_PX}px\)\{(@font-face\{[^}]*\})+`, 'g');
    const styles = [...files.values()]
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(CLIENT_BUILD, file), 'utf8'));
    const wide = styles.flatMap((css) => ownFaces((css.match(ofWideScreens) ?? []).join('')));
    const inline = pages.flatMap(({ html }) => ownFaces(html));
    const names = [...wide, ...inline].map((face) => /mukta-[a-z]+-\d+/.exec(face)?.[0]);
    expect(new Set(names).size).toBe(faces.length);
    expect(wide.filter((face) => !face.includes('font-display:optional'))).toEqual([]);
    expect(styles.flatMap((css) => ownFaces(css.replace(ofWideScreens, '')))).toEqual([]);
    expect(
      flaws(({ html }) => ownFaces(html).filter((face) => !/Mukta (Late|Switch).*font-display:swap/.test(face))),
    ).toEqual([]);
  });
});

describe.each(faces)('Mukta $name $weight', ({ name, weight, codePoints }) => {
  it('shapes every word of every page like the complete font', { tags: ['conformance/fonts'] }, async () => {
    const woff2 = readFileSync(join(CLIENT_BUILD, builtFace(`${name}-${weight}`)));
    const made = Uint8Array.from(await decompress(woff2));
    const runs = textRuns(name, texts, codePoints);
    expect(runs.length).toBeGreaterThan(0);
    for (const run of runs)
      expect(differences(openShaper(readMukta(weight), run), openShaper(made, run), run.texts)).toEqual([]);
  });
});
