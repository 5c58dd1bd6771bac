import { describe, expect, it } from 'vitest';
import { linkify } from './linkify.ts';

describe('linkify', () => {
  it.each([
    { sentence: 'Ask in Navi Mumbai: 022-27575979.', kind: 'phone', text: '022-27575979' },
    { sentence: 'फोन करा: 02141-222288.', kind: 'phone', text: '02141-222288' },
    { sentence: 'Call 1800-120-8040 (toll-free).', kind: 'phone', text: '1800-120-8040' },
    { sentence: 'Elderline, 14567, toll-free.', kind: 'phone', text: '14567' },
    { sentence: 'Second e-mail: office@example.org.', kind: 'email', text: 'office@example.org' },
    { sentence: 'See https://rti.example.org. Ask there.', kind: 'address', text: 'https://rti.example.org' },
  ])('finds $text', ({ sentence, kind, text }) => {
    const parts = linkify(sentence);
    expect(parts).toContainEqual({ kind, text });
    expect(parts.map((part) => part.text).join('')).toBe(sentence);
  });

  it.each(['₹10,000 a year from 2011-12', 'Act 25 of 2013, PIN code 400071', 'संकेतस्थळ १४५६७'])(
    'leaves "%s" alone',
    (sentence) => {
      expect(linkify(sentence)).toEqual([{ kind: 'words', text: sentence }]);
    },
  );
});
