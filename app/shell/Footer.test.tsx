import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { renderPart } from '#tests/fixtures/renderPart.tsx';
import { collectShellSite } from './document/site.server.ts';
import { Footer } from './Footer.tsx';

it.each(LANGUAGES)(
  'says in the part that never folds that the department has not adopted the site, in "%s"',
  (language) => {
    const notAdopted = words(language, 'components')('notAdopted');
    const site = { ...collectShellSite(language), adopted: undefined };
    const [before = '', ...after] = renderPart(<Footer site={site} />, language).split(notAdopted);
    expect(after).toHaveLength(1);
    expect(before).toMatch(new RegExp(`</details>.*${site.owner}`));
    const adopted = renderPart(<Footer site={{ ...site, adopted: true }} />, language);
    expect(adopted).not.toContain(notAdopted);
    for (const name of [site.contentOwner, site.developedBy]) expect(adopted).toContain(name);
  },
);

it('shows the date of the last update, and beside it the date of facts that are newer', () => {
  const site = { ...collectShellSite('en'), lastUpdated: '2025-07-22' };
  expect(renderPart(<Footer site={site} />)).not.toContain('latest information');
  const footer = renderPart(<Footer site={site} newestFacts="2026-03-02" />);
  expect(footer).toContain('22 July 2025');
  expect(footer).toContain('The latest information on this page is from <b>2 March 2026</b>');
});
