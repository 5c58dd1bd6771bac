import { expect, it } from 'vitest';
import en from '#app/i18n/en/components.json' with { type: 'json' };
import { LANGUAGES } from '#app/i18n/language.ts';
import mr from '#app/i18n/mr/components.json' with { type: 'json' };
import { renderPart } from '#tests/fixtures/renderPart.tsx';
import { shellSite } from './document/site.server.ts';
import { Footer } from './Footer.tsx';

const NOT_ADOPTED = { en: en.notAdopted, mr: mr.notAdopted };

it.each(LANGUAGES)(
  'owner and host have a line beside them until the department adopts the site, in "%s"',
  (language) => {
    const site = { ...shellSite(language), adopted: undefined };
    const [before = '', ...lines] = renderPart(<Footer site={site} />, language).split(NOT_ADOPTED[language]);
    expect(lines).toHaveLength(2);
    expect(before).toContain(site.contentOwner);
    expect(lines[0]).toContain(site.developedBy);
    const adopted = renderPart(<Footer site={{ ...site, adopted: true }} />, language);
    expect(adopted).not.toContain(NOT_ADOPTED[language]);
    for (const words of [site.contentOwner, site.developedBy]) expect(adopted).toContain(words);
  },
);

it('gives the day of the last update, and beside it the day of younger facts', () => {
  const site = { ...shellSite('en'), lastUpdated: '2025-07-22' };
  expect(renderPart(<Footer site={site} />)).not.toContain('latest information');
  const footer = renderPart(<Footer site={site} newestFacts="2026-03-02" />);
  expect(footer).toContain('22 July 2025');
  expect(footer).toContain('The latest information on this page is from <b>2 March 2026</b>');
});
