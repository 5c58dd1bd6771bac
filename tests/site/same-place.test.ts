import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { attribute, flaws, type Page, pages, textOf } from './pages.ts';

/** Returns links as name and target, without the language switch, whose target differs on each page. */
function linksIn(part: HtmlElement | null): string[] {
  return (part?.querySelectorAll('a') ?? [])
    .filter((link) => !link.hasAttribute('hreflang') && !link.hasAttribute('hrefLang'))
    .map((link) => `${textOf(link)} → ${attribute(link, 'href')}`);
}

/** Returns names of fields and buttons. */
function controlsIn(part: HtmlElement | null): string[] {
  return (part?.querySelectorAll('button, label') ?? []).map(
    (control) => attribute(control, 'aria-label') ?? textOf(control),
  );
}

const shell = ({ document }: Page) => [document.querySelector('header'), document.querySelector('footer')];

describe.each(LANGUAGES)('header and footer in "%s"', { tags: ['conformance/same-place'] }, (language) => {
  const those = pages.filter((page) => page.language === language);
  const [first] = those;

  it('have the same links on every page, in the same order', () => {
    const wanted = first && shell(first).flatMap(linksIn);
    expect(wanted?.length).toBeGreaterThan(20);
    expect(
      flaws((page) => (String(shell(page).flatMap(linksIn)) === String(wanted) ? [] : ['does not']), those),
    ).toEqual([]);
  });

  it('have the same controls on every page, in the same order', () => {
    const wanted = first && shell(first).flatMap(controlsIn);
    expect(wanted?.length).toBeGreaterThan(5);
    expect(
      flaws((page) => (String(shell(page).flatMap(controlsIn)) === String(wanted) ? [] : ['does not']), those),
    ).toEqual([]);
  });

  it('link help, contact and feedback in the same position on every page', () => {
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
});
