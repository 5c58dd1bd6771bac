import { describe, expect, it } from 'vitest';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { currentEvents, pastEvents } from '#app/model/events/rules.ts';
import { notices } from '#app/model/notices/data.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { AS_OF } from '#app/model/site/asOf.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { flaws, pages, textOf } from './pages.ts';

/** Pages that state no fact of the content: what is asked of them, what is kept on the device, what is not there, what tests showed. */
const NO_FACTS = /^\/(404|search|offline|sitemap|changes|accessibility\/report|notices\/events\/not-found)$/;

/** Lists in which nothing stands today: they have no fact to date. */
const EMPTY_LISTS = [
  { path: '/videogallery', entries: videos },
  { path: '/photogallery', entries: albums },
  { path: '/notices/notices', entries: notices },
  { path: '/notices/pastevents', entries: pastEvents(events, AS_OF) },
  { path: '/notices/events', entries: currentEvents(events, AS_OF) },
]
  .filter(({ entries }) => entries.length === 0)
  .map(({ path }) => path);

const SAYS_WHEN = {
  en: /(As of|from|was last updated on) \d{1,2} [A-Z][a-z]+ \d{4}/,
  mr: /[०-९]{1,2} \p{Script=Devanagari}+, [०-९]{4} रोजी(ची (आहे|किंवा)| .*अद्ययावत)/u,
};

describe('every page of facts', () => {
  it('says which day they describe, in the language of the page', () => {
    expect(
      flaws(({ main, language, plain }) =>
        NO_FACTS.test(plain) || EMPTY_LISTS.includes(plain) || SAYS_WHEN[language].test(textOf(main))
          ? []
          : ['says no day'],
      ),
    ).toEqual([]);
  });
});

describe.each(LANGUAGES)('the list of schemes, in "%s",', (language) => {
  it('says on a card that something may have changed exactly where a change is reported', () => {
    const caveat = words(language, 'components')('reported.title');
    const cards =
      pages.find(({ path }) => path === pathIn(language, '/scheme'))?.main.querySelectorAll('article') ?? [];
    const saying = cards
      .filter((card) => textOf(card).includes(caveat))
      .flatMap((card) => card.querySelectorAll('h3').map(textOf));
    const reported = schemes.filter((scheme) => scheme.reported).map(({ title }) => title[language]);
    expect(saying.sort()).toEqual(reported.sort());
  });
});
