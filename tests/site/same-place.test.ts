import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { attribute, flaws, type Page, pages, textOf } from './pages.ts';

/** Links of a part of the page in their order, as name and target. The switch of languages leads elsewhere on each page. */
function linksIn(part: HtmlElement | null): string[] {
  return (part?.querySelectorAll('a') ?? [])
    .filter((link) => !link.hasAttribute('hreflang') && !link.hasAttribute('hrefLang'))
    .map((link) => `${textOf(link)} → ${attribute(link, 'href')}`);
}

/** Names of fields and buttons of a part of the page. */
function controlsIn(part: HtmlElement | null): string[] {
  return (part?.querySelectorAll('button, label') ?? []).map(
    (control) => attribute(control, 'aria-label') ?? textOf(control),
  );
}

const shell = ({ document }: Page) => [document.querySelector('header'), document.querySelector('footer')];

describe.each(LANGUAGES)(
  'what stands around every page, in "%s",',
  { tags: ['conformance/same-place'] },
  (language) => {
    const those = pages.filter((page) => page.language === language);
    const [first] = those;

    it('leads to the same places, in the same order, under the same names', () => {
      const wanted = first && shell(first).flatMap(linksIn);
      expect(wanted?.length).toBeGreaterThan(20);
      expect(
        flaws((page) => (String(shell(page).flatMap(linksIn)) === String(wanted) ? [] : ['does not']), those),
      ).toEqual([]);
    });

    it('has the same controls, in the same order, under the same names', () => {
      const wanted = first && shell(first).flatMap(controlsIn);
      expect(wanted?.length).toBeGreaterThan(5);
      expect(
        flaws((page) => (String(shell(page).flatMap(controlsIn)) === String(wanted) ? [] : ['does not']), those),
      ).toEqual([]);
    });

    it('has help, contact and feedback in the same place', () => {
      const ways = ['/feedback', '/contact', '/help'].map((path) => (language === 'mr' ? `/mr${path}` : path));
      const placesOf = (page: Page) => {
        const targets = (page.document.querySelector('footer')?.querySelectorAll('a') ?? []).map((a) =>
          attribute(a, 'href'),
        );
        return ways.map((way) => targets.indexOf(way));
      };
      const wanted = first && placesOf(first);
      expect(wanted).not.toContain(-1);
      expect(flaws((page) => (String(placesOf(page)) === String(wanted) ? [] : ['does not']), those)).toEqual([]);
    });
  },
);
