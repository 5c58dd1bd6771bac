import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillPlaceholders } from '#app/i18n/placeholders.ts';
import type { SearchHit, SearchOutcome } from '#app/search/entries.ts';
import { toTerm } from '#app/search/text/tokens.ts';
import { renderPart } from '#tests/fixtures/renderPart.tsx';
import { copyTemplate } from './copyTemplate.ts';
import { drawFound, drawList, drawNothing, readKindName } from './drawResults.ts';
import { Results } from './Results.tsx';

const WAYS_ON = { situations: '३', schemes: '५', helpline: undefined };

/** Puts the rendered page into the globals. */
function open(language: 'en' | 'mr' = 'en') {
  const html = renderPart(<Results waysOn={WAYS_ON} />, language, '/search');
  const { document } = parseHTML(`<html lang="${language}"><body>${html}</body></html>`);
  vi.stubGlobal('document', document);
  vi.stubGlobal('NodeFilter', { SHOW_TEXT: 4 });
  return document.querySelector('[data-results]') as HTMLElement;
}

const hit = (title: string, more: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'scheme',
  path: '/scheme',
  title,
  text: '',
  words: [],
  ...more,
});

const outcomeOf = (hits: SearchHit[], more: Partial<SearchOutcome> = {}): SearchOutcome => ({
  hits,
  corrected: undefined,
  unknown: [],
  knownWords: undefined,
  ...more,
});

const PARAMS = { query: 'pension', exact: false, kind: undefined };
const found = (outcome: SearchOutcome, more: object = {}) => ({ params: PARAMS, outcome, offered: undefined, ...more });

/** Draws what was found into the page. */
function draw(outcome: SearchOutcome, more: object = {}): HTMLElement {
  const answer = document.querySelector('[data-results]') as HTMLElement;
  answer.append(drawFound(found(outcome, more)));
  return answer;
}

const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim();
const textsIn = (answer: Element, selector: string) => [...answer.querySelectorAll(selector)].map(textOf);

beforeEach(() => {
  open();
});
afterEach(() => vi.unstubAllGlobals());

describe('a template', () => {
  it('is copied with the named parts, and placeholders inside values are not filled', () => {
    const copy = copyTemplate({ template: 'hit', parts: ['note'], values: { kind: '{{note}}', note: 'a' } });
    expect(textsIn(copy.firstElementChild as Element, 'p')).toEqual(['{{note}}', 'a']);
    expect(fillPlaceholders('{{a}} {{b}}', { a: '{{b}}' })).toBe('{{b}} {{b}}');
  });
});

describe('the summary', () => {
  it.each([
    { hits: 1, language: 'en', says: '1 result for pension.' },
    { hits: 2, language: 'en', says: '2 results for pension.' },
    { hits: 2, language: 'mr', says: '“pension”: २ निकाल.' },
  ] as const)('counts $hits: $says', ({ hits, language, says }) => {
    open(language);
    const answer = draw(outcomeOf(Array.from({ length: hits }, (_, at) => hit(`${at}`))));
    expect(textsIn(answer, 'h2')).toEqual([says]);
    expect(answer.querySelectorAll('fieldset, a, .unknown')).toHaveLength(0);
  });

  it('names the corrected query and links the typed one, and the other way round', () => {
    const outcome = outcomeOf([hit('a')], { corrected: 'pension' });
    const typed = { ...PARAMS, query: 'pention' };
    const answer = draw(outcome, { params: typed, offered: 'pension' });
    expect(textsIn(answer, 'h2, a')).toEqual(['1 result for pension.', 'Search instead for “pention”']);
    answer.textContent = '';
    draw(outcomeOf([hit('a')]), { params: { ...typed, exact: true }, offered: 'pension' });
    expect(textsIn(answer, 'h2, a')).toEqual(['1 result for pention.', 'Did you mean “pension”?']);
  });

  it('names the words that occur nowhere', () => {
    const answer = draw(outcomeOf([hit('a')], { unknown: ['qqqq'] }));
    expect(textsIn(answer, 'p')).toEqual([
      'The word “qqqq” is not on this site. These results are for the other words.',
    ]);
    answer.textContent = '';
    draw(outcomeOf([hit('a')], { unknown: ['qqqq', 'zzzz'] }));
    expect(textsIn(answer, 'p')[0]).toContain('“qqqq” and “zzzz”');
  });

  it('counts each kind if the results have several kinds', () => {
    const answer = draw(outcomeOf([hit('a'), hit('b'), hit('c', { kind: 'office' })]));
    expect(textsIn(answer, 'fieldset button')).toEqual(['All 3', 'Schemes 2', 'Offices 1']);
    expect(readKindName('office', 'one')).toBe('Office');
  });
});

describe('the list', () => {
  const many = [...Array.from({ length: 12 }, (_, at) => hit(`scheme ${at}`)), hit('office', { kind: 'office' })];
  const list = (more: object = {}) => ({ hits: many, kind: undefined, listed: 10, onMore: vi.fn(), ...more });

  it('shows the first results, and how many more there are', () => {
    const answer = draw(outcomeOf(many));
    const onMore = vi.fn();
    drawList(answer, list({ onMore }));
    expect(textsIn(answer, 'h3')).toHaveLength(10);
    expect(textsIn(answer, 'ol ~ div p, ol ~ div button')).toEqual(['Showing 10 of 13', 'Show 3 more']);
    (answer.querySelector('ol ~ div button') as HTMLElement).click();
    expect(onMore).toHaveBeenCalledOnce();
    drawList(answer, list({ listed: 20 }));
    expect(textsIn(answer, 'h3')).toHaveLength(13);
    expect(answer.querySelectorAll('ol ~ div')).toHaveLength(0);
  });

  it('shows only the results of the chosen kind, and marks its button as pressed', () => {
    const answer = draw(outcomeOf(many));
    drawList(answer, list({ kind: 'office' }));
    expect(textsIn(answer, 'h3')).toEqual(['office']);
    expect(textsIn(answer, '[aria-pressed="true"]')).toEqual(['Offices 1']);
    drawList(answer, list());
    expect(textsIn(answer, '[aria-pressed="true"]')).toEqual(['All 13']);
  });

  it('names the kind with its caution, marks the words, and leads to the page in its language', () => {
    open('mr');
    const one = hit('विधवा पेन्शन', { text: 'दरमहा पेन्शन', note: 'a note', caution: 'नमुना', words: [toTerm('पेन्शन')] });
    const answer = draw(outcomeOf([one]));
    drawList(answer, list({ hits: [one] }));
    expect(textsIn(answer, 'li p')).toEqual(['योजना, नमुना', 'दरमहा पेन्शन', 'a note']);
    expect(textsIn(answer, 'mark')).toEqual(['पेन्शन', 'पेन्शन']);
    expect(answer.querySelector('h3 a')?.getAttribute('href')).toBe('/mr/scheme');
  });

  it('shows HTML in a title as text', () => {
    const answer = draw(outcomeOf([hit('<b>a</b>')]));
    drawList(answer, list({ hits: [hit('<b>a</b>')] }));
    expect(textsIn(answer, 'h3')).toEqual(['<b>a</b>']);
    expect(answer.querySelectorAll('h3 b')).toHaveLength(0);
  });
});

describe('the offers if nothing is found', () => {
  const triesOf = (more: object, outcome = outcomeOf([])) => {
    const answer = document.querySelector('[data-results]') as HTMLElement;
    answer.append(drawNothing(found(outcome, more)));
    return textsIn(answer, '[data-suggestions] a');
  };

  it('are the examples if there is neither another spelling nor a known word', () => {
    const params = { ...PARAMS, query: 'qqqq' };
    expect(triesOf({ params })).toEqual(['Pension', 'Hostel', 'Loan']);
  });

  it('begin with the other spelling and the known words', () => {
    const params = { ...PARAMS, query: 'pention', exact: true };
    expect(triesOf({ params, offered: 'pension' }, outcomeOf([], { knownWords: 'farm' }))).toEqual([
      'pension',
      'farm',
      'Hostel',
    ]);
  });

  it('contain no query twice, and not the query that found nothing', () => {
    expect(triesOf({}, outcomeOf([], { knownWords: 'hostel' }))).toEqual(['hostel', 'Loan']);
  });
});
