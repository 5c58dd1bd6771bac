import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { attribute, flaws, type Page, pages, textOf } from './pages.ts';

/** Returns name and target of each link except the language switch, whose target differs on each page. */
function linksIn(part: HtmlElement | null): string[] {
  return (part?.querySelectorAll('a') ?? [])
    .filter((link) => !link.hasAttribute('hreflang') && !link.hasAttribute('hrefLang'))
    .map((link) => `${textOf(link)} → ${attribute(link, 'href')}`);
}

/** Returns the names of fields and buttons. */
function controlsIn(part: HtmlElement | null): string[] {
  return (part?.querySelectorAll('button, label') ?? []).map(
    (control) => attribute(control, 'aria-label') ?? textOf(control),
  );
}

const shell = ({ document }: Page) => [document.querySelector('header'), document.querySelector('footer')];

describe.each(LANGUAGES)('header and footer in "%s"', { tags: ['conformance/same-place'] }, (language) => {
  const languagePages = pages.filter((page) => page.language === language);
  const [first] = languagePages;

  it('have the same links on every page, in the same order', () => {
    const expected = first && shell(first).flatMap(linksIn);
    expect(expected?.length).toBeGreaterThan(20);
    expect(
      flaws((page) => (String(shell(page).flatMap(linksIn)) === String(expected) ? [] : ['does not']), languagePages),
    ).toEqual([]);
  });

  it('have the same controls on every page, in the same order', () => {
    const expected = first && shell(first).flatMap(controlsIn);
    expect(expected?.length).toBeGreaterThan(5);
    expect(
      flaws(
        (page) => (String(shell(page).flatMap(controlsIn)) === String(expected) ? [] : ['does not']),
        languagePages,
      ),
    ).toEqual([]);
  });
});
