import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeElement, openPage } from '#tests/fixtures/fakePage.ts';
import { followBackLinks } from './backLinks.ts';

const LIST = 'https://site.example/scheme';

/** Presses the link to the list after visits to `visited`, of which the last page is open. */
function pressBack({ referrer = '', visited = undefined as string[] | undefined, keys = {} }) {
  const link = Object.assign(new FakeElement('a', { 'data-back': '' }), {
    origin: 'https://site.example',
    pathname: '/scheme',
  });
  const traversed: string[] = [];
  const entries = visited?.map((url, index) => ({ key: `${index}`, index, url }));
  const navigation = entries && {
    currentEntry: entries.at(-1),
    entries: () => entries,
    traverseTo: (key: string) => traversed.push(key),
  };
  const { fire, opened } = openPage([link], { referrer, navigation, at: '/scheme/grant' });
  followBackLinks();
  return { isPlain: fire('click', link, keys), traversed, opened };
}

afterEach(() => vi.unstubAllGlobals());

describe('a link back to a list', () => {
  it('returns to the last visit of the list, as it was left', () => {
    const visited = [LIST, `${LIST}?category=aid`, 'https://site.example/other', 'https://site.example/scheme/grant'];
    expect(pressBack({ visited })).toEqual({ isPlain: false, traversed: ['1'], opened: [] });
  });

  it('opens the list with its filter in a browser without the Navigation API', () => {
    const referrer = `${LIST}?category=aid`;
    expect(pressBack({ referrer })).toEqual({ isPlain: false, traversed: [], opened: [referrer] });
  });

  it.each([
    { what: 'the visitor came from another page', referrer: 'https://site.example/' },
    { what: 'the visitor came from another site with the same path', referrer: 'https://other.example/scheme' },
    { what: 'the visitor came directly', referrer: '' },
    { what: 'the list was never open', visited: ['https://site.example/', 'https://site.example/scheme/grant'] },
    { what: 'a key is held', visited: [LIST, 'https://site.example/scheme/grant'], keys: { ctrlKey: true } },
  ])('is a plain link when $what', (visit) => {
    expect(pressBack(visit)).toEqual({ isPlain: true, traversed: [], opened: [] });
  });
});
