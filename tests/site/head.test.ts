import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findHandout, picturedHandouts } from '#app/handouts/handout.server.ts';
import { pictureAlt, picturePath } from '#app/handouts/picture.server.ts';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { cardPath, cards } from '#app/model/cards/data.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { attribute, CLIENT_BUILD, flaws, type Page, pages, STAND_INS, textOf } from './pages.ts';

const SAMPLES = [
  ...albums.filter(({ sample }) => sample).map(({ id }) => `/photogallery/${id}`),
  ...events.filter(({ sample }) => sample).map(({ id }) => `/notices/events/${id}`),
];

/** Returns whether search engines must not list a page: error pages, search results, printable sheets, samples. */
const isUnlisted = (plain: string) => [...STAND_INS, ...SAMPLES, '/search'].includes(plain) || plain.endsWith('/sheet');

const isHidden = ({ document }: Page) => document.querySelector('meta[name="robots"]') !== null;
const shown = pages.filter((page) => !isHidden(page));

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');
const address = (path: string) => site.address + encoded(path);

function meta({ document }: Page, selector: string): string | undefined {
  const element = document.querySelector(selector);
  return element ? attribute(element, 'content') : undefined;
}

function titleText({ document }: Page): string {
  const title = document.querySelector('title');
  return title ? textOf(title) : '';
}

/** Returns addresses of links in the head, normalized because ids of albums contain spaces. */
function linked({ document }: Page, selector: string): string[] {
  return document.querySelectorAll(selector).map((link) => encodeURI(decodeURI(attribute(link, 'href') ?? '')));
}

describe('the head of every page', () => {
  it('turns off automatic telephone links in Safari, which would change islands before hydration', () => {
    const linking = pages.filter((page) => meta(page, 'meta[name="format-detection"]') !== 'telephone=no');
    expect(linking.map(({ path }) => path)).toEqual([]);
  });

  it('has a unique title', { tags: ['conformance/titles'] }, () => {
    const titles = new Map<string, string>();
    const flawed = pages.flatMap((page) => {
      const key = `${page.language} ${titleText(page)}`;
      const first = titles.get(key);
      titles.set(key, page.path);
      if (titleText(page) === '') return [`${page.path} has none`];
      return first ? [`${page.path} and ${first}: "${titleText(page)}"`] : [];
    });
    expect(flawed).toEqual([]);
  });

  it('has a title in the page’s language', { tags: ['conformance/titles'] }, () => {
    expect(
      flaws((page) => {
        const expected = page.language === 'mr' ? /^[^A-Za-z]*\p{Script=Devanagari}/u : /^[^\p{Script=Devanagari}]+$/u;
        return expected.test(titleText(page)) || page.plain === '/404' ? [] : [titleText(page)];
      }),
    ).toEqual([]);
  });

  it('has a description of 20 to 300 characters in the page’s language', { tags: ['conformance/head'] }, () => {
    expect(
      flaws((page) => {
        const description = meta(page, 'meta[name="description"]') ?? '';
        const expected = page.language === 'mr' ? /\p{Script=Devanagari}/u : /[a-z]/;
        const fits = description.length >= 20 && description.length <= 300 && expected.test(description);
        return fits ? [] : [`"${description}"`];
      }, shown),
    ).toEqual([]);
  });

  it('has keywords in the page’s language', { tags: ['conformance/head'] }, () => {
    expect(
      flaws((page) => {
        const keywords = meta(page, 'meta[name="keywords"]')?.split(', ') ?? [];
        const expected = page.language === 'mr' ? /महाराष्ट्र शासन/ : /Government of Maharashtra/;
        return keywords.length >= 4 && expected.test(String(keywords)) ? [] : [`"${keywords}"`];
      }, shown),
    ).toEqual([]);
  });

  it('has its own address as the canonical address', () => {
    expect(
      flaws((page) => {
        const canonical = linked(page, 'link[rel="canonical"]');
        return canonical.join() === address(page.path) ? [] : [canonical.join() || 'no canonical address'];
      }, shown),
    ).toEqual([]);
  });

  it('has English and Marathi alternates, and English as the default', () => {
    expect(
      flaws((page) => {
        const alternates = ['en', 'mr', 'x-default'].map((language) =>
          linked(page, `link[rel="alternate"][hreflang="${language}"]`).join(),
        );
        const expected = [address(page.plain), address(pathIn('mr', page.plain)), address(page.plain)];
        return alternates.join() === expected.join() ? [] : [alternates.join(' ')];
      }, shown),
    ).toEqual([]);
  });

  it('has an Open Graph title, description and address equal to the page’s own', () => {
    expect(
      flaws((page) => {
        const same =
          meta(page, 'meta[property="og:title"]') === titleText(page) &&
          meta(page, 'meta[property="og:description"]') === meta(page, 'meta[name="description"]') &&
          encodeURI(decodeURI(meta(page, 'meta[property="og:url"]') ?? '')) === address(page.path);
        return same ? [] : ['Open Graph values differ'];
      }, shown),
    ).toEqual([]);
  });

  it('has an Open Graph image of 1200 by 630 pixels, described in the page’s language', async () => {
    const images = new Set(shown.map((page) => meta(page, 'meta[property="og:image"]')?.replace(site.address, '')));
    for (const image of images) {
      const bytes = readFileSync(join(CLIENT_BUILD, image ?? ''));
      const { format, width, height } = await sharp(bytes).metadata();
      expect([image, format, width, height]).toEqual([image, 'png', 1200, 630]);
      expect(bytes.length).toBeLessThan(300_000);
    }
    const withWords = LANGUAGES.flatMap(picturedHandouts).map((handout) => picturePath(handout, 'wide'));
    const drawn = Object.keys(cards).map(cardPath);
    expect([...images].filter((image) => !drawn.includes(image ?? '')).sort()).toEqual(withWords.sort());
    expect(
      flaws((page) => {
        const alt = meta(page, 'meta[property="og:image:alt"]') ?? '';
        const handout = findHandout(page.plain, page.language);
        const drawing = page.language === 'mr' ? /^चित्र: [^A-Za-z]+$/ : /^Drawing: [^\p{Script=Devanagari}]+$/u;
        const isDescribed = handout ? alt === pictureAlt(handout) : drawing.test(alt);
        const same =
          meta(page, 'meta[name="twitter:image:alt"]') === alt &&
          meta(page, 'meta[name="twitter:card"]') === 'summary_large_image' &&
          meta(page, 'meta[property="og:image:width"]') === '1200' &&
          meta(page, 'meta[property="og:image:height"]') === '630' &&
          meta(page, 'meta[property="og:locale"]') === `${page.language}_IN`;
        return isDescribed && same ? [] : [alt];
      }, shown),
    ).toEqual([]);
  });

  it('declares its encoding first', () => {
    expect(
      flaws(({ html }) =>
        /^<!DOCTYPE html><html[^>]*><head><meta charset="utf-8"\/>/.test(html) ? [] : [html.slice(0, 80)],
      ),
    ).toEqual([]);
  });

  it('allows zooming', { tags: ['conformance/enlarged'] }, () => {
    expect(
      flaws((page) => {
        const viewport = meta(page, 'meta[name="viewport"]') ?? '';
        return /width=device-width/.test(viewport) && !/maximum-scale|user-scalable/.test(viewport) ? [] : [viewport];
      }),
    ).toEqual([]);
  });

  it('excludes the page from search engines only if it is an error page, search results, a sheet or a sample', () => {
    expect(
      pages
        .filter(isHidden)
        .map(({ plain }) => plain)
        .filter((plain) => !isUnlisted(plain)),
    ).toEqual([]);
    expect(shown.map(({ plain }) => plain).filter((plain) => STAND_INS.includes(plain))).toEqual([]);
  });
});

it('a browser that requests /favicon.ico without a link gets a small icon instead of the error page', () => {
  const icon = readFileSync(join(CLIENT_BUILD, 'favicon.ico'));
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(icon.length).toBeLessThan(2_000);
});
