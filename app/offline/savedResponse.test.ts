import { describe, expect, it } from 'vitest';
import { SAVED_VERSION } from './cacheNames.ts';
import { readSavedDay, toSavedResponse } from './savedResponse.ts';

const EVENING_IN_INDIA = new Date('2026-11-22T17:00:00Z');
const AFTER_MIDNIGHT_IN_INDIA = new Date('2026-11-22T18:30:00Z');

describe('a saved response', () => {
  it('keeps its body and has a date and a version', async () => {
    const saved = toSavedResponse(new Response('<p>₹1,500</p>'), EVENING_IN_INDIA, 'a1');
    expect(readSavedDay(saved)).toBe('2026-11-22');
    expect(saved.headers.get(SAVED_VERSION)).toBe('a1');
    expect(await saved.text()).toBe('<p>₹1,500</p>');
  });

  it('is dated in the time zone of India', () => {
    expect(readSavedDay(toSavedResponse(new Response(''), AFTER_MIDNIGHT_IN_INDIA))).toBe('2026-11-23');
  });

  it('is dated by the clock of the server, because that of the phone may be wrong', () => {
    const response = new Response('', { headers: { date: 'Sun, 22 Nov 2026 18:30:00 GMT' } });
    expect(readSavedDay(toSavedResponse(response, new Date(0)))).toBe('2026-11-23');
    expect(readSavedDay(toSavedResponse(new Response('', { headers: { date: '?' } }), EVENING_IN_INDIA))).toBe(
      '2026-11-22',
    );
  });

  it('keeps the content type and removes the headers of the encoded body', () => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': '9' };
    const saved = toSavedResponse(new Response('', { headers }), EVENING_IN_INDIA);
    expect([...saved.headers.keys()]).toEqual(['content-type', 'x-saved-at']);
  });

  it('has a date, unlike a response from the network', () => {
    expect(readSavedDay(new Response(''))).toBeUndefined();
  });
});
