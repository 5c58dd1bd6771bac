import { describe, expect, it } from 'vitest';
import { formatDate } from '#app/i18n/format/dates.ts';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { currentEvents, pastEvents } from '#app/model/events/rules.ts';
import { notices } from '#app/model/notices/data.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { AS_OF } from '#app/model/site/data.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { attribute, flaws, pages, textOf } from './pages.ts';

/** Pages without facts of the content. */
const NO_FACTS = /^\/(404|search|offline|sitemap|changes|accessibility\/report|notices\/events\/not-found)$/;

/** Lists that are currently empty and therefore need no date. */
const EMPTY_LISTS = [
  { path: '/videogallery', entries: videos },
  { path: '/photogallery', entries: albums },
  { path: '/notices/notices', entries: notices },
  { path: '/notices/pastevents', entries: pastEvents(events, AS_OF) },
  { path: '/notices/events', entries: currentEvents(events, AS_OF) },
]
  .filter(({ entries }) => entries.length === 0)
  .map(({ path }) => path);

const DATE_SENTENCE = {
  en: /(As of|from|date is) \d{1,2} [A-Z][a-z]+ \d{4}/,
  mr: /[०-९]{1,2} \p{Script=Devanagari}+ [०-९]{4} (रोजीची (आहे|किंवा)|आहे)/u,
};

describe('every page with facts', () => {
  it('has the date of its facts, in the page’s language', () => {
    expect(
      flaws(({ main, language, plain }) =>
        NO_FACTS.test(plain) || EMPTY_LISTS.includes(plain) || DATE_SENTENCE[language].test(textOf(main))
          ? []
          : ['has no date'],
      ),
    ).toEqual([]);
  });
});

describe('every page that shows the day of its facts at its end', () => {
  it('ends with a link to report an error, which names the page and this day', () => {
    const reports = pages.filter(({ html }) => /href="mailto:[^"]*\?subject=/.test(html));
    expect(reports.length).toBeGreaterThan(pages.length / 3);
    expect(
      flaws(({ main, source }) => {
        const addresses = main.querySelectorAll('a').map((link) => attribute(link, 'href') ?? '');
        const links = addresses.filter((address) => address.includes('?subject='));
        return links.filter((link) => {
          const [address, day = ''] = new URL(link).searchParams.get('subject')?.split(' ') ?? [];
          const isOfPage = address === source.elements('link', { rel: 'canonical' })[0]?.attribs.href;
          return !isOfPage || !LANGUAGES.some((language) => textOf(main).includes(formatDate(day, language)));
        });
      }, reports),
    ).toEqual([]);
  });
});

describe.each(LANGUAGES)('the list of schemes, in "%s",', (language) => {
  it('shows a warning on exactly the cards of schemes with a reported change', () => {
    const caveat = words(language, 'components')('caution.reported');
    const cards =
      pages.find(({ path }) => path === pathIn(language, '/scheme'))?.main.querySelectorAll('article') ?? [];
    const saying = cards
      .filter((card) => textOf(card).toLowerCase().includes(caveat))
      .flatMap((card) => card.querySelectorAll('h3').map(textOf));
    const reported = schemes
      .filter((scheme) => scheme.reported)
      .map(({ title, plainTitle = title }) => plainTitle[language]);
    expect(saying.sort()).toEqual(reported.sort());
  });
});
