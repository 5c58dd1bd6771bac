import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { type SiteList, siteListPath } from '#app/offline/siteList.ts';
import { titleInHtml } from '#app/offline/titleInHtml.ts';
import { CLIENT_BUILD, files, type Page, pages, readBuilt, STAND_INS } from './pages.ts';

const sizeInBytes = (address: string, variant = '') => {
  const file = join(CLIENT_BUILD, files.get(address) ?? address);
  return statSync(file + variant, { throwIfNoEntry: false })?.size;
};

describe.each(LANGUAGES)('the list of files for offline use, in "%s"', (language) => {
  const list: SiteList = JSON.parse(readBuilt(siteListPath(language).slice(1)));
  const addresses = list.files.map(([address]) => decodeURI(address));

  it('has the compressed and the uncompressed size of every file', () => {
    const wrong = list.files.filter(([encoded, compressed, stored]) => {
      const address = decodeURI(encoded);
      return sizeInBytes(address) !== stored || (sizeInBytes(address, '.br') ?? stored) !== compressed;
    });
    expect(wrong).toEqual([]);
  });

  it('has every page of its language except error pages and sheets, and no page of the other language', () => {
    const own = pages.filter((page) => page.language === language && !isExcluded(page)).map(({ path }) => path);
    const listed = new Set(addresses);
    expect(own.filter((path) => !listed.has(path))).toEqual([]);
    const others = pages.filter((page) => page.language !== language || isExcluded(page));
    expect(others.filter(({ path }) => listed.has(path)).map(({ path }) => path)).toEqual([]);
  });

  it('has no pictures, films or PDFs', () => {
    expect(addresses.filter((address) => /^\/(pictures|videos|pdfs)\//.test(address))).toEqual([]);
  });

  it('has the data of the search and the eligibility finder', () => {
    expect(addresses).toEqual(expect.arrayContaining([`/search/${language}.json`, `/eligibility/${language}.json`]));
  });
});

const isExcluded = ({ plain }: Page) => STAND_INS.includes(plain) || plain.endsWith('/sheet');

describe('the titles on the offline page', () => {
  it('can be read from the HTML of every page', async () => {
    const own = pages.filter((page) => !isExcluded(page));
    const titles = await Promise.all(own.map(({ html }) => titleInHtml(new Response(html))));
    expect(own.filter((_, index) => !titles[index]).map(({ path }) => path)).toEqual([]);
  });
});

describe.each(LANGUAGES)('the web app manifest in "%s"', (language) => {
  const manifest = JSON.parse(readBuilt(`manifest.${language}.webmanifest`));

  it('is linked from every page of its language', () => {
    const own = pages.filter((page) => page.language === language);
    expect(
      own.filter(({ html }) => !html.includes(`<link rel="manifest" href="/manifest.${language}.webmanifest"`)),
    ).toEqual([]);
  });

  it('has a start page and shortcuts in its language', () => {
    const opened = [manifest.start_url, ...manifest.shortcuts.map(({ url }: { url: string }) => url)];
    const own = new Set(pages.filter((page) => page.language === language).map(({ path }) => path));
    expect(opened.filter((url) => !own.has(url))).toEqual([]);
    expect([manifest.lang, manifest.id, manifest.scope]).toEqual([language, pathIn(language, '/'), '/']);
  });

  it('has icons of the declared size', async () => {
    for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
      const { width, height } = await sharp(join(CLIENT_BUILD, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('has the theme colour of the header bar', () => {
    const tokens = readFileSync('app/styles/tokens.css', 'utf8');
    expect(tokens).toContain(`--blue-900: ${manifest.theme_color};`);
    expect(tokens).toContain('--bar: var(--blue-900);');
  });
});

describe('the service worker', () => {
  it('is one file without imports', () => {
    expect(readBuilt('sw.js')).not.toMatch(/\bimport\b\s*[("'{]|\bNOT_SAVED\b|process\.env/);
  });

  it('has at most 10 kB', () => {
    expect(sizeInBytes('sw.js', '.br')).toBeLessThanOrEqual(10_000);
  });

  it('can tell pages from files by their addresses', () => {
    expect(pages.filter(({ path }) => /\.\w+$/.test(path)).map(({ path }) => path)).toEqual([]);
  });
});
