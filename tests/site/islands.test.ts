import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { fileName } from '#site-build/vite/file-names.ts';
import { flaws } from './pages.ts';
import { startOf } from './scripts.ts';

/** Selectors of controls that work without the script of an island, because of HTML, another script or CSS. */
const WORKS =
  '[data-island], form, [data-action], [data-load-failure], [data-parts], [data-remember], [commandfor], [data-part-select], [data-move], [role="tablist"], input[type="radio"]';

const isIn = (element: HtmlElement, areas: Set<HtmlElement>): boolean =>
  areas.has(element) || (element.parent !== null && isIn(element.parent, areas));

describe('a control', () => {
  it('is in an island or works without React', () => {
    expect(
      flaws(({ document }) => {
        const areas = new Set(document.querySelectorAll(WORKS));
        const useless = document.querySelectorAll('button, select, textarea, input').filter((one) => !isIn(one, areas));
        return [...new Set(useless.map(({ tagName, parent }) => `${tagName} in ${parent?.tagName}`))];
      }),
    ).toEqual([]);
  });
});

describe('an island', () => {
  it('is listed on its page, in the order of the document', () => {
    expect(
      flaws((page) => {
        const names = page.source
          .elements('div')
          .flatMap(({ attribs }) => attribs['data-island'] ?? [])
          .map(fileName);
        const listed = startOf(page).islands.map(({ module }) => /([\w]+)\.island-/.exec(module)?.[1]);
        return names.join() === listed.join() ? [] : [`${names} but ${listed}`];
      }),
    ).toEqual([]);
  });
});
