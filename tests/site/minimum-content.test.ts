import { describe, expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { site } from '#app/model/site/data.server.ts';
import { attribute, flaws, type Page, pages, textOf } from './pages.ts';

const wordsIn = (language: Language) => ({
  department: site.department[language],
  government: site.government[language],
  owner: site.contentOwner[language],
});
const WORDS = { en: wordsIn('en'), mr: wordsIn('mr') };

const NATIONAL_PORTAL = 'https://www.india.gov.in';

/** Pages to which the footer of each page must link: Guidelines for Indian Government Websites, 5.1.18. */
const ABOUT_THE_SITE = [
  ...['/feedback', '/policies', '/contact', '/help', '/web-information-manager', '/accessibility'],
  ...['/screen-reader-access', '/archive', '/data', '/credits', '/sitemap'],
];

const own = ({ language }: Page, path: string) => (language === 'mr' ? `/mr${path}`.replace(/\/$/, '') : path);

/** Lists texts and links that a part of the page lacks. */
function missing(page: Page, selector: string, texts: string[], links: string[]): string[] {
  const part = page.document.querySelector(selector);
  if (!part) return [`has no ${selector}`];
  const text = textOf(part);
  const targets = part.querySelectorAll('a').map((link) => attribute(link, 'href'));
  return [
    ...texts.filter((wanted) => !text.includes(wanted)).map((wanted) => `${selector} lacks "${wanted}"`),
    ...links.filter((wanted) => !targets.includes(wanted)).map((wanted) => `${selector} does not link ${wanted}`),
  ];
}

describe('the minimum content that the government guidelines require', () => {
  it('is on the home page: name, seal, about, sections, services, notices, other sites, search', {
    tags: ['conformance/home-content'],
  }, () => {
    const homes = pages.filter(({ plain }) => plain === '/');
    expect(homes).toHaveLength(2);
    expect(
      flaws((page) => {
        const { department, government } = WORDS[page.language];
        const seals = page.document.querySelector('header')?.querySelectorAll('svg').length ?? 0;
        const sections = page.main.querySelectorAll('h2').length;
        const targets = page.main.querySelectorAll('a').map((link) => attribute(link, 'href') ?? '');
        const to = (...paths: string[]) => paths.map((path) => own(page, path));
        const notices = to('/notices/notices').filter((path) => !targets.some((target) => target.startsWith(path)));
        return [
          ...missing(page, 'header', [department, government], to('/about/introduction', '/scheme')),
          ...missing(page, 'main', [], to('/about/introduction', '/scheme', '/citizen/services')),
          ...notices.map((path) => `main does not link ${path}`),
          ...(targets.filter((target) => target.startsWith('https://')).length > 4 ? [] : ['links few other sites']),
          ...(page.document.querySelector('form[role="search"]') ? [] : ['has no search']),
          ...(seals > 0 ? [] : ['shows no seal']),
          ...(sections >= 4 ? [] : [`has ${sections} sections`]),
        ];
      }, homes),
    ).toEqual([]);
  });

  it('is on every other page: title, links to home and the parent page', {
    tags: ['conformance/inner-content'],
  }, () => {
    const inner = pages.filter(({ plain }) => plain !== '/');
    expect(
      flaws((page) => {
        const { department } = WORDS[page.language];
        const title = page.main.querySelector('h1');
        return [
          ...(title && textOf(title) !== '' ? [] : ['has no title']),
          ...missing(page, 'header', [department], [own(page, '/')]),
          // The error page has no parent page.
          ...(page.plain === '/404' ? [] : missing(page, 'main', [], [own(page, '/')])),
        ];
      }, inner),
    ).toEqual([]);
  });
});

describe('every page', () => {
  it('names its owner and links to the pages about the site and to the National Portal of India', {
    tags: ['conformance/owner-named', 'conformance/auditors-pages', 'conformance/national-portal'],
  }, () => {
    expect(
      flaws((page) => {
        const links = [...ABOUT_THE_SITE.map((path) => own(page, path)), NATIONAL_PORTAL];
        return missing(page, 'footer', [WORDS[page.language].owner], links);
      }),
    ).toEqual([]);
  });
});

/** Minimum number of characters of a policy. */
const LEAST_POLICY = 200;

describe('the policies', () => {
  it('cover privacy, copyright, links and security', { tags: ['conformance/policies'] }, () => {
    const subjects = {
      en: [/privacy/i, /copyright/i, /link/i, /security/i],
      mr: [/गोपनीयता/, /कॉपीराइट/, /दुव्यां/, /सुरक्षा/],
    };
    const policies = pages.filter(({ plain }) => plain === '/policies');
    expect(policies).toHaveLength(2);
    expect(
      flaws((page) => {
        const parts = page.main.querySelectorAll('section').map((part) => {
          const title = part.querySelector('h2');
          return { title: title ? textOf(title) : '', text: textOf(part) };
        });
        return subjects[page.language]
          .filter((subject) => !parts.some(({ title, text }) => subject.test(title) && text.length > LEAST_POLICY))
          .map(String);
      }, policies),
    ).toEqual([]);
  });
});
