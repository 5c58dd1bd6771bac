import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';
import en from '#app/i18n/en/shell.json' with { type: 'json' };
import { formatDate } from '#app/i18n/format/dates.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import mr from '#app/i18n/mr/shell.json' with { type: 'json' };
import { site } from '#app/model/site/data.server.ts';
import { SCREENS } from '#app/screens.ts';
import { pathsToPrerender } from '#site-build/paths.ts';
import { attribute, flaws, pageAt, pages, STAND_INS, textOf } from './pages.ts';

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
        const expected = language === 'mr' ? /\p{Script=Devanagari}/u : /[A-Z]/;
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

/** Pages to which every page must link: Guidelines for Indian Government Websites, 5.1.18. */
const REQUIRED_LINKS = [
  '/feedback',
  '/policies',
  '/contact',
  '/help',
  '/web-information-manager',
  '/accessibility',
  '/screen-reader-access',
  '/archive',
  '/data',
  '/credits',
  '/sitemap',
];

describe('every page, as the guidelines for government sites require,', () => {
  const owner = {
    en: 'Content owned by the Social Justice and Special Assistance Department, Government of Maharashtra.',
    mr: 'मजकुराची मालकी: सामाजिक न्याय व विशेष सहाय्य विभाग, महाराष्ट्र शासन.',
  };

  it('names the owner and links to home, policies, help, feedback and sitemap', {
    tags: ['conformance/auditors-pages'],
  }, () => {
    expect(
      flaws(({ document, language }) => {
        const footer = document.querySelector('footer');
        const links = footer?.querySelectorAll('a').map((link) => attribute(link, 'href')) ?? [];
        return [
          ...(footer && textOf(footer).includes(owner[language]) ? [] : ['does not name the owner']),
          ...(document.querySelector(`header a[href="${pathIn(language, '/')}"]`) ? [] : ['does not lead home']),
          ...REQUIRED_LINKS.filter((path) => !links.includes(pathIn(language, path))),
          ...(links.includes('https://www.india.gov.in') ? [] : ['does not lead to the national portal']),
        ];
      }),
    ).toEqual([]);
  });
});

describe('the home page, as the guidelines for government sites require,', () => {
  it.each(['en', 'mr'] as const)(
    'has name, seal, about, services, schemes, notices and external links, in "%s"',
    (language) => {
      const { document, main } = pageAt(pathIn(language, '/'));
      const targets = main.querySelectorAll('a').map((link) => attribute(link, 'href') ?? '');
      const expected = ['/about/introduction', '/citizen/services', '/scheme', '/notices/notices'];
      expect(expected.filter((path) => !targets.some((href) => href.startsWith(pathIn(language, path))))).toEqual([]);
      expect(targets.filter((href) => href.startsWith('https://')).length).toBeGreaterThan(4);
      expect(document.querySelector('header svg, header img')).not.toBeNull();
      const name = { en: 'Social Justice and Special Assistance Department', mr: 'सामाजिक न्याय व विशेष सहाय्य विभाग' };
      const header = document.querySelector('header');
      expect(header && textOf(header)).toContain(name[language]);
    },
  );
});

describe('the page for an unknown address', () => {
  it.each(STAND_INS)('exists in both languages: %s', (path) => {
    expect(pages.filter(({ plain }) => plain === path)).toHaveLength(2);
  });
});
