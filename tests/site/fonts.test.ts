import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import { CUTS, facesIn, runsOfCut } from '#site-build/fonts/faces.ts';
import { differences, openShaper } from '#site-build/fonts/shaper.ts';
import { readMukta } from '#site-build/fonts/source.ts';
import { CLIENT_BUILD, decode, files, flaws, type Page, pages } from './pages.ts';

/** The faces that a page asks for before it is laid out. */
const EARLY = { en: ['latin-400', 'latin-700'], mr: ['mr-400', 'mr-700'] };

const faces = facesIn(readFileSync('app/styles/tokens.css', 'utf8'));
const built = [...files.values()].filter((file) => /^assets\/mukta-.*\.woff2$/.test(file));
const builtFace = (name: string) => built.find((file) => file.startsWith(`assets/mukta-${name}-`)) ?? 'no such file';

/** Fonts that the early script fetches; a link in the page would also be fetched where data is saved. */
const earlyFonts = ({ source }: Page): string[] => {
  if (source.elements('link', { as: 'font' }).length > 0) return ['a link in the page'];
  return source.elements('script').flatMap(({ attribs }) => attribs['data-fonts']?.split(' ') ?? []);
};

/** Every text of every page as it is read, and nothing of the code between. */
const texts = pages
  .map(({ html }) => decode(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')))
  .join('\n');

describe('the fonts of the finished pages', () => {
  it('are the faces of the stylesheet and no others', () => {
    expect(built).toHaveLength(faces.length);
    expect(faces.map(({ name, weight }) => builtFace(`${name}-${weight}`))).not.toContain('no such file');
  });

  it('are asked for early where the page’s script needs them', () => {
    expect(
      flaws((page) => {
        const wanted = EARLY[page.language].map((name) => `/${builtFace(name)}`);
        const fonts = earlyFonts(page);
        return fonts.join() === wanted.join() ? [] : [fonts.join() || 'no font is asked for'];
      }),
    ).toEqual([]);
  });

  it('have the name of the language that an English page leads to', () => {
    expect(
      flaws(({ language, html }) => {
        const link = /<a [^>]*data-language="mr"[^>]*>([^<]*)</.exec(html)?.[1];
        return language === 'en' && link !== CUTS.switch.words.join() ? [String(link)] : [];
      }),
    ).toEqual([]);
  });

  it('keep no text waiting, and only those against boxes come late', () => {
    const ownFaces = (css: string) =>
      [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([block]) => block).filter((block) => block.includes('mukta-'));
    const isLate = (block: string) => !/font-display:\s*optional/.test(block);
    const isAllowed = (block: string) => /font-display:\s*swap/.test(block) && /Mukta (Late|Switch)/.test(block);

    const all = new Set(
      pages.flatMap(({ html }) => ownFaces(html)).map((block) => /mukta-[a-z]+-\d+/.exec(block)?.[0]),
    );
    expect(all.size).toBe(faces.length);
    expect(
      flaws(({ html }) => {
        const early = ownFaces(html);
        return early.length > 0 ? early.filter((block) => isLate(block) && !isAllowed(block)) : ['no faces'];
      }),
    ).toEqual([]);
  });
});

describe.each(faces)('Mukta $name $weight', ({ name, weight, codePoints }) => {
  it('draws every word of every page as the whole font does', { tags: ['conformance/fonts'] }, async () => {
    const woff2 = readFileSync(join(CLIENT_BUILD, builtFace(`${name}-${weight}`)));
    const made = Uint8Array.from(await decompress(woff2));
    const runs = runsOfCut(name, texts, codePoints);
    expect(runs.length).toBeGreaterThan(0);
    for (const { writing, texts: words } of runs)
      expect(differences(openShaper(readMukta(weight), writing), openShaper(made, writing), words)).toEqual([]);
  });
});
