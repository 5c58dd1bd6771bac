import { describe, expect, it } from 'vitest';
import { SAVED_VERSION } from './names.ts';
import { dayInIndia, dayOfCopy, stamped } from './stamped.ts';

const HALF_PAST_TEN_IN_THE_EVENING = new Date('2026-11-22T17:00:00Z');
const AFTER_MIDNIGHT_IN_INDIA = new Date('2026-11-22T18:30:00Z');

describe('a saved copy', () => {
  it('says on which day in India it was saved, and of which version it is', async () => {
    const copy = stamped(new Response('<p>₹1,500</p>'), HALF_PAST_TEN_IN_THE_EVENING, 'a1');
    expect(dayOfCopy(copy)).toBe('2026-11-22');
    expect(copy.headers.get(SAVED_VERSION)).toBe('a1');
    expect(await copy.text()).toBe('<p>₹1,500</p>');
  });

  it('is dated by the clock of India, and not by that of Greenwich', () => {
    expect(dayInIndia(AFTER_MIDNIGHT_IN_INDIA)).toBe('2026-11-23');
  });

  it('keeps what the page says of itself, and not how it was packed', () => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': '9' };
    const copy = stamped(new Response('', { headers }), HALF_PAST_TEN_IN_THE_EVENING);
    expect([...copy.headers.keys()]).toEqual(['content-type', 'x-saved-at']);
  });
});

it('an answer of the network has no day', () => {
  expect(dayOfCopy(new Response(''))).toBeUndefined();
});
