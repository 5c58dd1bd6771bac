import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import { wordsIn } from '#scripts/build/fonts/catalogue.ts';
import { CUTS, facesIn } from '#scripts/build/fonts/faces.ts';
import { differences, openShaper } from '#scripts/build/fonts/shaper.ts';
import { readMukta } from '#scripts/build/fonts/source.ts';
import { CLIENT_BUILD, decode, files, flaws, type Page, pages } from './pages.ts';

/** The faces that a page asks for before it is laid out. */
const EARLY = { en: ['latin-400', 'latin-700'], mr: ['mr-400', 'mr-700'] };

const faces = facesIn(readFileSync('app/styles/tokens.css', 'utf8'));
const built = [...files.values()].filter((file) => /^assets\/mukta-.*\.woff2$/.test(file));
const builtFace = (name: string) => built.find((file) => file.startsWith(`assets/mukta-${name}-`)) ?? 'no such file';

const preloads = ({ html }: Page) => html.match(/<link rel="preload" as="font"[^>]*>/g) ?? [];

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
        const wanted = EARLY[page.language].map(
          (name) =>
            `<link rel="preload" as="font" type="font/woff2" href="/${builtFace(name)}" crossorigin="anonymous"/>`,
        );
        const links = preloads(page);
        return links.join() === wanted.join() ? [] : [links.join() || 'no font is preloaded'];
      }),
    ).toEqual([]);
  });

  it('keep no text waiting, and only Marathi words on an English page come late', () => {
    expect(
      flaws(({ html }) => {
        const blocks = [...html.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([block]) => block);
        const own = blocks.filter((block) => block.includes('mukta-'));
        const late = own.filter((block) => !/font-display:\s*optional/.test(block));
        if (own.length !== faces.length + late.length) return [`${own.length} faces`];
        return late.filter((block) => !/font-display:\s*swap/.test(block) || !block.includes('Mukta Marathi'));
      }),
    ).toEqual([]);
  });
});

describe.each(faces)('Mukta $name $weight', ({ name, weight, codePoints }) => {
  it('draws every word of every page as the whole font does', async () => {
    const words = wordsIn(texts, codePoints);
    expect(words.size).toBeGreaterThan(0);

    const { source, writing } = CUTS[name];
    const whole = openShaper(await readMukta(source, weight), writing);
    const woff2 = readFileSync(join(CLIENT_BUILD, builtFace(`${name}-${weight}`)));
    const made = openShaper(Uint8Array.from(await decompress(woff2)), writing);
    expect(differences(whole, made, words)).toEqual([]);
  });
});
