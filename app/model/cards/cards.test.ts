import { describe, expect, it } from 'vitest';
import { schemes } from '../schemes/data.server.ts';
import { cardOf } from './data.server.ts';

const schemeIn = (wanted: string) => schemes.find(({ category }) => category === wanted)?.id;

describe('the card of a page', () => {
  it.each([
    { path: '/', card: 'home' },
    { path: '/notices/events/3', card: 'event' },
    { path: '/about/whoswho', card: 'about' },
    { path: '/about/directory', card: 'office' },
    { path: '/newspaper', card: 'home' },
    { path: '/scheme', card: 'everyone' },
    { path: `/scheme/${schemeIn('education-training')}`, card: 'students' },
    { path: `/scheme/${schemeIn('lidcom')}`, card: 'everyone' },
  ])('of $path is "$card"', ({ path, card }) => {
    expect(cardOf(path)?.name).toBe(card);
  });
});
