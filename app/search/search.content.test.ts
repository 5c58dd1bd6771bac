import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { cautionInBoth } from '#app/model/cautionWords.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { searchWords } from '#app/model/search-words/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { talukas } from '#app/model/talukas/data.server.ts';
import { openSearch } from '#tests/fixtures/search/openSearch.ts';
import {
  firstResultQueries,
  situationQueries,
  suggestionQueries,
  wordFormQueries,
} from '#tests/fixtures/search/queries.ts';
import { smallIndex } from '#tests/fixtures/search/smallIndex.ts';
import { searchDocuments, searchEntries } from './documents/documents.server.ts';
import { ENTRY_KINDS } from './entries.ts';
import { offerCorrection, search, suggest } from './search.ts';
import { tokenize } from './text/tokens.ts';

const indexes = { en: openSearch('en'), mr: openSearch('mr') };

const known = searchDocuments.map(({ path }) => path);

const paths = (query: string, language: Language = 'en') =>
  search(indexes[language], query).hits.map(({ path }) => path);

describe.each(LANGUAGES)('a search on a page in %s', (language) => {
  const index = indexes[language];

  it.each(LANGUAGES)('finds everything by its title in %s', (written) => {
    const missed = searchDocuments.filter(({ kind, title }) => {
      const { hits } = search(index, title[written]);
      return !hits.some((hit) => hit.kind === kind && [hit.title, hit.text].join('. ').includes(title[language]));
    });
    expect(missed.map(({ title }) => title[written])).toEqual([]);
  });

  it('finds the same entries if the order of the words is reversed', () => {
    const words = [...new Set(searchDocuments.flatMap(({ title }) => tokenize(`${title.en} ${title.mr}`)))];
    const someWords = fc.shuffledSubarray([...words, 'gharkul', 'vidhva', 'pention', 'nivrutti', 'vetan', 'विदवा'], {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(someWords, (query) => {
        const found = (typed: string[]) =>
          search(index, typed.join(' '))
            .hits.map(({ kind, path, title }) => `${kind} ${path} ${title}`)
            .sort();
        expect(found(query.toReversed())).toEqual(found(query));
      }),
      { numRuns: 40 },
    );
  });

  it('lists at most a fifth of all entries, whatever words of the site are typed', () => {
    const words = [...new Set(searchDocuments.flatMap(({ title, line }) => tokenize(`${title.mr} ${line?.en ?? ''}`)))];
    fc.assert(
      fc.property(fc.shuffledSubarray(words, { minLength: 1, maxLength: 5 }), (query) => {
        expect(search(index, query.join(' ')).hits.length).toBeLessThanOrEqual(searchDocuments.length / 5);
      }),
    );
  });

  it.each(['', '   ', '!!!', 'asdfgh', 'pizza', 'क्रिकेट', 'क्रिकेट योजना', '\u0000', '<x>', '('])(
    'finds nothing for "%s"',
    (query) => {
      expect(search(index, query)).toMatchObject({ hits: [], corrected: undefined });
      expect(suggest(index, query, 5)).toEqual([]);
    },
  );

  it('lists at least one matched term for every result', () => {
    for (const { words } of search(index, 'विधवा pension ६०').hits) expect(words.length).toBeGreaterThan(0);
  });

  it('marks all sample entries, and no other entries, as samples', () => {
    const caution = cautionInBoth({ sample: true })?.[language];
    const samples = [...events, ...albums].filter(({ sample }) => sample).map(({ title }) => title[language]);
    for (const title of samples)
      expect(search(index, title).hits.find((hit) => hit.title === title)).toMatchObject({ caution });
    const marked = searchEntries(language).filter((entry) => entry.caution === caution);
    expect(marked.map(({ title }) => title).toSorted()).toEqual(samples.toSorted());
  });

  it('does not find sample hostels', () => {
    const found = searchEntries(language).filter(({ kind, path }) => kind === 'hostel' && path.includes('=sample-'));
    expect(found).toEqual([]);
  });

  it('finds the situation among the first three results for everyday sentences that no situation lists', () => {
    const listed = situations.flatMap(({ sentences }) => [...sentences.en, ...sentences.mr]);
    expect(situationQueries.filter(({ query }) => listed.includes(query))).toEqual([]);
    const missed = situationQueries.filter(({ query, isExpected }) => {
      const first = search(index, query).hits.slice(0, 3);
      return !first.some(({ path }) => isExpected(path));
    });
    expect(missed.map(({ query }) => query)).toEqual([]);
  });

  it('returns the expected page as the first result for everyday words', () => {
    const flawed = firstResultQueries(known).filter(({ query, isExpected }) => {
      const [hit] = search(index, query).hits;
      return !isExpected(hit?.path ?? '');
    });
    expect(flawed.map(({ query }) => query)).toEqual([]);
  });

  it('finds only entries of known kinds', () => {
    const kinds = new Set(searchEntries(language).map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !ENTRY_KINDS.includes(kind))).toEqual([]);
  });
});

describe('a search', () => {
  it('matches other word forms, the other language, Roman script, amounts and beginnings of words', () => {
    for (const { query, isExpected } of wordFormQueries(known))
      for (const language of LANGUAGES) expect(paths(query, language).some(isExpected), query).toBe(true);
  });

  it('does not match a known word to a longer word that ends with it, or sounds like it at the beginning', () => {
    const words = (query: string) => search(indexes.mr, query).hits.flatMap((hit) => hit.words);
    expect(words('लग्न')).not.toContain('संलग्न');
    expect(words('house poor')).not.toContain('पुरुश');
    expect(words('house poor')).toContain('house');
  });

  it('ignores a stop word also in another form, spelling or dialect', () => {
    for (const stopWord of ['मिळतीत', 'pahijet', 'karaychay', 'मिलणार'])
      expect(paths(`${stopWord} विधवा पेन्शन`, 'mr'), stopWord).toEqual(paths('विधवा पेन्शन', 'mr'));
  });

  it('keeps stop words that stand beside each other in a known phrase', () => {
    const index = smallIndex({
      entries: [{ title: 'destitute' }, { title: 'house' }],
      synonyms: [[['destitute'], ['no', 'one']]],
      stopWords: ['one', 'has'],
    });
    const found = (query: string) => search(index, query).hits.map(({ title }) => title);
    expect(found('house no one')).toContain('destitute');
    expect(found('one house no')).toEqual(['house']);
  });

  it('uses stop words only if the query contains no specific word', () => {
    expect(paths('मला विधवा पेन्शन', 'mr')).toEqual(paths('विधवा पेन्शन', 'mr'));
    expect(paths('what can i get')[0]).toBe('/eligibility');
  });
});

describe('an office', () => {
  it('has a unique address that contains a fragment', () => {
    const offices = searchDocuments.filter(({ kind }) => kind === 'office').map(({ path }) => path);
    expect(offices.filter((path) => !/^\/[a-z/-]+#[a-z-]+$/.test(path))).toEqual([]);
    expect(new Set(offices).size).toBe(offices.length);
  });
});

describe('a taluka', () => {
  it('leads to its tahsil office on the page of its district, whatever the office is called', () => {
    const missed = Object.entries(talukas).flatMap(([id, { title, district }]) =>
      [`tahsildar ${title.en}`, `तहसील ${title.mr}`, `${title.mr} तहसीलदार`, `${title.en} tehsil`].filter(
        (query) => paths(query, 'mr')[0] !== `/district/${district}#${id}`,
      ),
    );
    expect(missed).toEqual([]);
  });

  it('is found by its name alone, among its other entries', () => {
    const missed = Object.entries(talukas).filter(
      ([id, { title, district }]) => !paths(title.mr, 'mr').includes(`/district/${district}#${id}`),
    );
    expect(missed.map(([id]) => id)).toEqual([]);
  });
});

it('samples and past events follow all other results', () => {
  const followed = searchDocuments
    .filter(({ isLast }) => isLast)
    .filter(({ path, title }) => {
      const found = paths(title.mr, 'mr');
      const last = new Set<string>(searchDocuments.filter(({ isLast }) => isLast).map(({ path }) => path));
      return found.slice(found.indexOf(path)).some((after) => !last.has(after));
    });
  expect(followed.map(({ path }) => path)).toEqual([]);
});

describe('an unknown word', () => {
  it.each([
    ['pention', 'pension'],
    ['old age pention', 'old age pension'],
    ['disabilty pension', 'disability pension'],
    ['shishavrutti', 'शिष्यवृत्ती'],
    ['विदवा पेन्शन', 'विधवा पेन्शन'],
    ['सजय गाधी', 'संजय गांधी'],
  ])('%s is corrected to %s', (query, corrected) => {
    const outcome = search(indexes.en, query);
    expect(outcome.corrected).toBe(corrected);
    expect(outcome.hits[0]?.path).toBe(paths(corrected)[0]);
  });

  it('is not corrected if the option asTyped is set', () => {
    const outcome = search(indexes.en, 'pention', { asTyped: true });
    expect(outcome).toEqual({ hits: [], corrected: undefined, unknown: ['pention'], knownWords: undefined });
  });

  it('is offered with the other spelling only if that finds something', () => {
    const index = smallIndex({ entries: [{ title: 'Widow pension' }], words: 'widow pension' });
    const offered = (query: string, asTyped = false) =>
      offerCorrection(index, query, { outcome: search(index, query, { asTyped }), asTyped });
    expect(offered('widow pention')).toBe('widow pension');
    expect(offered('pention')).toBeUndefined();
    expect(offered('pention', true)).toBe('pension');
  });

  it.each([
    ...['pension', 'हॉस्टेल', 'घरकुलासाठी', 'gharkul', 'vasatigruh', 'handicapped', 'शिष्यवृती', 'scholarships'],
    'निवृत्ती वेतन',
  ])('%s is not corrected', (query) => {
    expect(search(indexes.en, query).corrected).toBeUndefined();
    expect(search(indexes.mr, query).corrected).toBeUndefined();
  });
});

describe('a query with a word that occurs nowhere', () => {
  it('finds what its other words find, and names the word', () => {
    const outcome = search(indexes.mr, 'विधवा पेन्शन क्ष्क्ष्क्ष');
    expect(outcome.unknown).toHaveLength(1);
    expect(outcome.hits.map(({ path }) => path)).toEqual(paths('विधवा पेन्शन', 'mr'));
    expect(outcome.knownWords).toBeUndefined();
  });

  it('that has no results offers its other words', () => {
    const index = smallIndex({ entries: [{ title: 'Flood', sentences: 'my old house fell' }], words: 'old' });
    expect(search(index, 'old qqqqqq')).toMatchObject({ hits: [], unknown: ['qqqqqq'], knownWords: 'old' });
    expect(search(index, 'qqqqqq')).toMatchObject({ hits: [], unknown: ['qqqqqq'], knownWords: undefined });
  });
});

it('a search uses only the first words of a pasted text', () => {
  const text = tokenize(searchDocuments.map(({ title }) => title.en).join(' '));
  const { hits } = search(indexes.en, text.slice(0, 200).join(' '));
  expect(hits.length).toBeGreaterThan(0);
  expect(hits).toEqual(search(indexes.en, text.slice(0, 100).join(' ')).hits);
});

describe('suggest', () => {
  it('completes the beginning of a word', () => {
    for (const { query, isExpected } of suggestionQueries(known))
      for (const language of LANGUAGES)
        expect(
          suggest(indexes[language], query, 5).some(({ path }) => isExpected(path)),
          query,
        ).toBe(true);
  });

  it('corrects a misspelt word', () => {
    expect(suggest(indexes.en, 'pention', 5)).toEqual(search(indexes.en, 'pention').hits.slice(0, 5));
  });

  it('completes only the last word, and only if no space follows it', () => {
    const index = smallIndex({ entries: [{ title: 'widow' }, { title: 'old home' }] });
    const found = (query: string) => suggest(index, query, 5).map(({ title }) => title);
    expect(found('wi')).toEqual(['widow']);
    expect(found('wi ')).toEqual([]);
    expect(found('old ho')).toEqual(['old home']);
    expect(found('qq ho')).toEqual(['old home']);
    expect(search(index, 'wi').hits).toEqual([]);
  });

  it('returns no more results than the limit', () => {
    expect(suggest(indexes.en, 'hostel', 4)).toHaveLength(4);
  });
});

describe('content/search-words.yaml', () => {
  it('lists only pages that are search documents', () => {
    const known = new Set<string>(searchDocuments.map(({ path }) => path));
    expect(Object.keys(searchWords.pages).filter((path) => !known.has(path))).toEqual([]);
  });

  it('contains only synonyms that have search results', () => {
    const withoutHits = searchWords.same.flat().filter((phrase) => search(indexes.en, phrase).hits.length === 0);
    expect(withoutHits).toEqual([]);
  });
});
