import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMessage, joinWithin } from './message.ts';

const address = 'https://site.example/scheme/made-up';

describe('formatMessage', () => {
  it('puts title, each fact and address on separate lines', () => {
    expect(formatMessage({ title: 'Made-up', lines: ['For: seniors', '', 'You get: ₹3,000'], address })).toBe(
      `Made-up\nFor: seniors\nYou get: ₹3,000\n${address}`,
    );
  });

  it('limits any input to six lines of 160 characters, followed by the address', () => {
    assert(
      property(string(), array(string({ maxLength: 300 })), (title, lines) => {
        const sent = formatMessage({ title, lines, address }).split('\n');
        expect(sent.length).toBeLessThanOrEqual(7);
        expect(sent.at(-1)).toBe(address);
        for (const line of sent) expect(line.length).toBeLessThanOrEqual(162);
      }),
    );
  });

  it('cuts a long line between two words and ends it with an ellipsis', () => {
    const [title = ''] = formatMessage({ title: 'ज्येष्ठ नागरिक '.repeat(12), lines: [], address }).split('\n');
    expect(title).toMatch(/ (ज्येष्ठ|नागरिक) …$/);
  });
});

describe('joinWithin', () => {
  const more = (omitted: number) => `and ${omitted} more`;

  it('joins all items if they fit', () => {
    expect(joinWithin(['Aadhaar card', 'photo'], 40, more)).toBe('Aadhaar card, photo');
  });

  it('counts the omitted items', () => {
    expect(joinWithin(['Aadhaar card', 'income certificate', 'photo'], 30, more)).toBe('Aadhaar card and 2 more');
  });

  it('returns at least one item, or an empty text for an empty list', () => {
    expect(joinWithin(['a very long name of a paper', 'photo'], 5, more)).toBe(
      'a very long name of a paper and 1 more',
    );
    expect(joinWithin([], 30, more)).toBe('');
  });

  it('shows or counts as omitted each item of any list', () => {
    assert(
      property(array(string({ minLength: 1, maxLength: 30 }).map((text) => text.replace(/[,#]/g, '-'))), (items) => {
        const text = joinWithin(items, 60, (count) => `#${count}`);
        const omitted = Number(/ #(\d+)$/.exec(text)?.[1] ?? 0);
        if (items.length > 0) expect(text.replace(/ #\d+$/, '').split(', ').length).toBe(items.length - omitted);
      }),
    );
  });
});
