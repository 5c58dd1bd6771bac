import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { formatDate } from '#app/i18n/format/dates.ts';
import type { Language } from '#app/i18n/language.ts';
import { site } from '#app/model/site/data.server.ts';
import { SCREENS } from '#app/screens.ts';
import { pathsToPrerender } from '#site-build/paths.ts';
import en from '#words/en/site/shell.json' with { type: 'json' };
import mr from '#words/mr/site/shell.json' with { type: 'json' };
import { flaws, pages, STAND_INS, textOf } from './pages.ts';

const SHELL = { en, mr };

/** Minimum number of characters on a page. Pages with an empty list are the shortest. */
const MIN_TEXT_LENGTH = 60;

/** Returns headings in document order; a selector with commas would return them in a different order. */
function headingsIn(element: HtmlElement): HtmlElement[] {
  return element.childElements.flatMap((child) => [
    ...(/^h[1-6]$/.test(child.tagName) ? [child] : []),
    ...headingsIn(child),
  ]);
}

describe('the finished site', () => {
  it('has exactly the pages that the route table and the content define', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual(pathsToPrerender().sort());
  });

  it('has a page of every screen in both languages', () => {
    const patterns = Object.keys(SCREENS).map((path) => new RegExp(`^${path.replace(/:\w+|\*/, '[^/]+')}$`));
    for (const language of ['en', 'mr'] as const) {
      const plain = pages.filter((page) => page.language === language).map((page) => page.plain);
      expect(patterns.filter((pattern) => !plain.some((path) => pattern.test(path)))).toEqual([]);
    }
  });

  it('has the same pages in both languages', { tags: ['conformance/both-languages'] }, () => {
    const english = pages.filter(({ language }) => language === 'en').map(({ plain }) => plain);
    const marathi = pages.filter(({ language }) => language === 'mr').map(({ plain }) => plain);
    expect(marathi.sort()).toEqual(english.sort());
  });
});

describe('every page', () => {
  it('is written in the language of its address', { tags: ['conformance/language'] }, () => {
    expect(
      flaws(({ document, language }) => {
        const lang = document.querySelector('html')?.getAttributeValue('lang');
        return lang === language ? [] : [`lang is ${lang}`];
      }),
    ).toEqual([]);
  });

  it('has its content in the HTML', () => {
    expect(
      flaws(({ main }) => {
        const { length } = textOf(main);
        return length < MIN_TEXT_LENGTH ? [`main has ${length} letters of text`] : [];
      }),
    ).toEqual([]);
  });

  it('has one h1, in the page’s language', { tags: ['conformance/headings'] }, () => {
    expect(
      flaws(({ document, language }) => {
        const [first, ...more] = document.querySelectorAll('h1');
        if (!first || more.length > 0) return [`has ${more.length + (first ? 1 : 0)} h1`];
        const title = textOf(first);
        const expected = language === 'mr' ? /\p{Script=Devanagari}/u : /[A-Za-z]/;
        return expected.test(title) ? [] : [`h1 is "${title}"`];
      }),
    ).toEqual([]);
  });

  it('skips no heading level', { tags: ['conformance/headings'] }, () => {
    expect(
      flaws(({ document }) => {
        const headings = headingsIn(document);
        return headings.flatMap((heading, index) => {
          const level = Number(heading.tagName.slice(1));
          const before = index === 0 ? 0 : Number(headings[index - 1]?.tagName.slice(1));
          return level > before + 1 ? [`h${level} "${textOf(heading)}" follows h${before}`] : [];
        });
      }),
    ).toEqual([]);
  });

  it('has no empty heading', { tags: ['conformance/headings'] }, () => {
    expect(
      flaws(({ document }) =>
        document
          .querySelectorAll('h1, h2, h3, h4, h5, h6')
          .flatMap((heading) => (textOf(heading) === '' ? [`an empty ${heading.tagName}`] : [])),
      ),
    ).toEqual([]);
  });

  it('has breadcrumbs, except the home page and the error page', {
    tags: ['conformance/owner-named'],
  }, () => {
    const words = { en: 'You are here', mr: 'आपण येथे आहात' };
    const below = pages.filter(({ plain }) => plain !== '/' && plain !== '/404');
    expect(
      flaws(({ document, language }) => {
        const crumbs = document.querySelectorAll(`nav[aria-label="${words[language]}"]`);
        if (crumbs.length !== 1) return [`has ${crumbs.length} breadcrumbs`];
        const first = crumbs[0]?.querySelector('a')?.getAttributeValue('href');
        const current = crumbs[0]?.querySelectorAll('[aria-current="page"]').length;
        return [
          ...(first === (language === 'mr' ? '/mr' : '/') ? [] : [`the breadcrumb begins with ${first}`]),
          ...(current === 1 ? [] : [`the breadcrumb marks ${current} places as this page`]),
        ];
      }, below),
    ).toEqual([]);
  });

  it('has skip link, search, navigation and the date of the last update', {
    tags: ['conformance/skip-link', 'conformance/ways-in', 'conformance/dates'],
  }, () => {
    const updated = (language: Language) =>
      SHELL[language].footer.lastUpdated
        .replaceAll(/<\/?b>/g, '')
        .replace('{{date}}', formatDate(site.lastUpdated, language));
    expect(
      flaws(({ document, language }) => {
        const footer = document.querySelector('footer');
        return [
          ...(document.querySelector('a.skip[href="#main"]') ? [] : ['no skip link']),
          ...(document.querySelector('form[role="search"] input[name="q"]') ? [] : ['no search']),
          ...(document.querySelector('header nav') ? [] : ['no navigation']),
          ...(footer && textOf(footer).includes(updated(language)) ? [] : ['no day of the last update']),
        ];
      }),
    ).toEqual([]);
  });
});

describe('the page for an unknown address', () => {
  it.each(STAND_INS)('exists in both languages: %s', (path) => {
    expect(pages.filter(({ plain }) => plain === path)).toHaveLength(2);
  });
});
