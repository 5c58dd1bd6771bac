import { describe, expect, it } from 'vitest';
import { flaws, textOf } from './pages.ts';

/** Pages that state no fact of the content: what is asked of them, what is kept on the device, what is not there, what tests showed. */
const NO_FACTS = /^\/(404|search|offline|sitemap|changes|accessibility\/report|notices\/events\/not-found)$/;

const SAYS_WHEN = {
  en: /(As of|was last updated on) \d{1,2} [A-Z][a-z]+ \d{4}/,
  mr: /[०-९]{1,2} \p{Script=Devanagari}+, [०-९]{4} रोजी(ची (आहे|किंवा)| .*अद्ययावत)/u,
};

describe('every page of facts', () => {
  it('says which day they describe, in the language of the page', () => {
    expect(
      flaws(({ main, language, plain }) =>
        NO_FACTS.test(plain) || SAYS_WHEN[language].test(textOf(main)) ? [] : ['says no day'],
      ),
    ).toEqual([]);
  });
});
