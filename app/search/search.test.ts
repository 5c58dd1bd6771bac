import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchEntries } from './entries.server.ts';
import { ENTRY_KINDS, findEntries, groupByKind, type SearchEntry } from './entries.ts';
import { fold } from './fold.ts';
import { markWords } from './mark.ts';
import { wordsOf } from './words.ts';

const anEntry = (fields: Partial<SearchEntry>): SearchEntry => ({
  kind: 'scheme',
  path: '/scheme/widow',
  title: 'Widow Pension Scheme',
  otherTitle: 'विधवा निवृत्तीवेतन योजना',
  ...fields,
});

const letters = fc.string({ unit: fc.constantFrom(...'abAB १२12कखिी्\u200dé ') });
const someEntries = fc.array(
  fc.record({
    kind: fc.constantFrom(...ENTRY_KINDS),
    path: fc.constant('/'),
    title: letters,
    otherTitle: letters,
  }),
);

describe('folding', () => {
  it.each([
    { same: 'capitals and small letters', a: 'PENSION', b: 'pension' },
    { same: 'Devanagari and Latin digits', a: '६० वर्षे', b: '60 वर्षे' },
    { same: 'composed and decomposed letters', a: 'caf\u00e9', b: 'cafe\u0301' },
    { same: 'words with and without joiners', a: 'क्\u200dष', b: 'क्ष' },
  ])('makes no difference between $same', ({ a, b }) => {
    expect(fold(a)).toBe(fold(b));
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(letters, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('a search', () => {
  it.each([
    { query: 'pension', why: 'a word' },
    { query: 'pens WID', why: 'parts of words in any order' },
    { query: 'निवृत्ती', why: 'the beginning of a word in the other language' },
    { query: 'widow, योजना', why: 'words of both languages' },
  ])('finds an entry by $why', ({ query }) => {
    expect(findEntries([anEntry({})], query)).toHaveLength(1);
  });

  it('does not find an entry that lacks one of the words', () => {
    expect(findEntries([anEntry({})], 'widow hostel')).toEqual([]);
  });

  it('finds nothing for a query without words', () => {
    expect(findEntries([anEntry({})], ' , ')).toEqual([]);
  });

  it('finds only entries that have every word, in their order', () => {
    fc.assert(
      fc.property(someEntries, letters, (entries, query) => {
        const found = findEntries(entries, query);
        expect(found).toEqual(entries.filter((entry) => found.includes(entry)));
        for (const { title, otherTitle } of found)
          for (const word of wordsOf(query)) expect(fold(`${title} ${otherTitle}`)).toContain(word);
      }),
    );
  });
});

describe('marking', () => {
  it('marks the words in the title as it is written', () => {
    expect(markWords('Widow PENSION', ['pension'])).toEqual([
      { text: 'Widow ', marked: false },
      { text: 'PENSION', marked: true },
    ]);
  });

  it('marks whole syllables', () => {
    expect(markWords('योजना', ['य'])).toEqual([
      { text: 'यो', marked: true },
      { text: 'जना', marked: false },
    ]);
  });

  it('leaves no part of the title out', () => {
    fc.assert(
      fc.property(letters, letters, (text, query) => {
        const parts = markWords(text, wordsOf(query));
        expect(parts.map((part) => part.text).join('')).toBe(text.normalize('NFC'));
      }),
    );
  });
});

describe('the list of everything', () => {
  it('puts each entry into the group of its kind, once', () => {
    fc.assert(
      fc.property(someEntries, (entries) => {
        const groups = groupByKind(entries);
        expect(groups.flatMap((group) => group.entries)).toHaveLength(entries.length);
        for (const { kind, entries: own } of groups) for (const entry of own) expect(entry.kind).toBe(kind);
      }),
    );
  });

  it('has every kind in both languages, and the same addresses', () => {
    const [english, marathi] = [searchEntries('en'), searchEntries('mr')];
    expect(groupByKind(english).map(({ kind }) => kind)).toEqual([...ENTRY_KINDS]);
    expect(new Set(marathi.map(({ path }) => path))).toEqual(new Set(english.map(({ path }) => path)));
  });
});
