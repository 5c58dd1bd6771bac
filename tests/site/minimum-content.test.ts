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

/** Pages that an auditor looks for, linked in the footer of each page. */
const ABOUT_THE_SITE = [
  '/feedback',
  '/policies',
  '/contact',
  '/help',
  '/web-information-manager',
  '/accessibility',
  '/sitemap',
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
  it('is on the home page: name, seal, about, sections, services, contact, feedback, national portal, search, sitemap, terms', {
    tags: ['conformance/home-content'],
  }, () => {
    const homes = pages.filter(({ plain }) => plain === '/');
    expect(homes).toHaveLength(2);
    expect(
      flaws((page) => {
        const { department, government, owner } = WORDS[page.language];
        const seals = page.document.querySelector('header')?.querySelectorAll('svg').length ?? 0;
        const sections = page.main.querySelectorAll('h2').length;
        const to = (...paths: string[]) => paths.map((path) => own(page, path));
        return [
          ...missing(page, 'header', [department, government], to('/about/introduction', '/scheme')),
          ...missing(page, 'main', [], to('/about/introduction', '/scheme', '/citizen/services')),
          ...missing(
            page,
            'footer',
            [owner],
            [...to('/contact', '/feedback', '/sitemap', '/policies'), NATIONAL_PORTAL],
          ),
          ...(page.document.querySelector('form[role="search"]') ? [] : ['has no search']),
          ...(seals > 0 ? [] : ['shows no seal']),
          ...(sections >= 4 ? [] : [`has ${sections} sections`]),
        ];
      }, homes),
    ).toEqual([]);
  });

  it('is on every other page: title, links to home and the parent page, owner, contact', {
    tags: ['conformance/inner-content'],
  }, () => {
    const inner = pages.filter(({ plain }) => plain !== '/');
    expect(
      flaws((page) => {
        const { department, owner } = WORDS[page.language];
        const title = page.main.querySelector('h1');
        return [
          ...(title && textOf(title) !== '' ? [] : ['has no title']),
          ...missing(page, 'header', [department], [own(page, '/')]),
          ...missing(page, 'footer', [owner], [own(page, '/contact')]),
          // The error page has no parent page.
          ...(page.plain === '/404' ? [] : missing(page, 'main', [], [own(page, '/')])),
        ];
      }, inner),
    ).toEqual([]);
  });
});

describe('every page', () => {
  it('names its owner and links to the pages about the site', { tags: ['conformance/owner-named'] }, () => {
    expect(
      flaws((page) =>
        missing(
          page,
          'footer',
          [WORDS[page.language].owner],
          ABOUT_THE_SITE.map((path) => own(page, path)),
        ),
      ),
    ).toEqual([]);
  });

  it('links to the National Portal of India in a new tab, and announces the tab', {
    tags: ['conformance/national-portal'],
  }, () => {
    const words = { en: 'opens in a new tab', mr: 'नवीन टॅबमध्ये उघडते' };
    expect(
      flaws(({ document, language }) => {
        const link = document.querySelector(`footer a[href="${NATIONAL_PORTAL}"]`);
        const right = link && attribute(link, 'target') === '_blank' && textOf(link).includes(words[language]);
        return right ? [] : ['has no link to the portal that announces a new tab'];
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
