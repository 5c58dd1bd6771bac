import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import type { DataFile } from '#app/readData.ts';
import { searchDocuments } from '#app/search/documents/documents.server.ts';
import { indexPath } from '#app/search/preloadIndex.ts';
import { search } from '#app/search/search.ts';
import { type IndexFile, openIndex } from '#app/search/searchIndex.ts';
import {
  everydayQueries,
  heldOutQueries,
  type Query,
  queriesWithoutResult,
  trainingQueries,
  unwantedResults,
} from '#tests/fixtures/search/queries.ts';
import { report } from '#tests/report.ts';
import { CLIENT_BUILD, files, flaws, pages, readBuilt } from './pages.ts';

const MOST_BYTES = 150_000;

const LEAST_AMONG_THREE = 0.97;

const EVERYDAY = [
  { set: 'first', first: 0.8, amongThree: 0.95 },
  { set: 'second', first: 0.88, amongThree: 0.95 },
  { set: 'third', first: 0.85, amongThree: 0.94 },
] as const;

const indexes = Object.fromEntries(
  LANGUAGES.map((language) => {
    const file = files.get(indexPath(language));
    if (!file) throw new Error(`The site has no ${indexPath(language)}`);
    return [language, openIndex((JSON.parse(readBuilt(file)) as DataFile<IndexFile>).data)];
  }),
);

/** Returns results in the form that queries.yaml uses: path and English title. */
function found(query: string, language: Language): string[] {
  const index = indexes[language];
  if (!index) return [];
  return search(index, query).hits.map(({ kind, path, title }) => {
    const entry = searchDocuments.find(
      (described) =>
        described.kind === kind && [described.title, described.plain].some((name) => name?.[language] === title),
    );
    return `${path} ${entry?.title.en}`;
  });
}

const names = searchDocuments.map(({ path, title }) => `${path} ${title.en}`);

/** Runs all queries except those for retired pages. */
const asked = (queries: readonly Query[]) =>
  LANGUAGES.flatMap((language) =>
    queries
      .filter(({ isExpected }) => names.some(isExpected))
      .map(({ query, isExpected }) => ({
        query: `${query} (${language})`,
        place: found(query, language).slice(0, 3).findIndex(isExpected),
      })),
  );

describe('the search of the finished site', () => {
  const tuned = asked(trainingQueries);
  const held = asked(heldOutQueries);
  const everyday = EVERYDAY.map((least) => ({ ...least, results: asked(everydayQueries[least.set]) }));
  const falseHits = [
    ...LANGUAGES.flatMap((language) => queriesWithoutResult.filter((query) => found(query, language).length > 0)),
    ...asked(unwantedResults).filter(({ place }) => place >= 0),
  ];

  const share = (results: typeof tuned, first: number) =>
    results.filter(({ place }) => place >= 0 && place < first).length / results.length;

  it('finds the expected result among the first three, for training and held-out queries', () => {
    const line = (title: string, results: typeof tuned) =>
      `${title}: ${results.length} queries, hit@1 ${percent(share(results, 1))}, hit@3 ${percent(share(results, 3))}`;
    const weights = LANGUAGES.map((language) => `${language} ${(compressedSize(language) / 1000).toFixed(1)} kB`);
    report(
      'site',
      [
        line('search, tuned with', tuned),
        line('search, held back', held),
        ...everyday.map(({ set, results }) => line(`search, everyday, ${set} set`, results)),
        `search, false hits: ${falseHits.length} of ${LANGUAGES.length * (queriesWithoutResult.length + unwantedResults.length)} queries; index ${weights.join(', ')}`,
      ].join('\n'),
    );
    const missed = [...tuned, ...held].filter(({ place }) => place < 0).map(({ query }) => query);
    for (const results of [tuned, held])
      expect(share(results, 3), missed.join('\n')).toBeGreaterThan(LEAST_AMONG_THREE);
  });

  it.each(everyday)('finds the expected result for everyday queries of Konkan, the $set hundred', (queries) => {
    const missed = queries.results.filter(({ place }) => place < 0).map(({ query }) => query);
    expect(share(queries.results, 3), missed.join('\n')).toBeGreaterThan(queries.amongThree);
    expect(share(queries.results, 1)).toBeGreaterThan(queries.first);
  });

  it('finds no result for topics that the site does not cover', () => {
    expect(falseHits).toEqual([]);
  });

  it('is tested with enough queries', () => {
    expect(trainingQueries.length + heldOutQueries.length).toBeGreaterThan(170);
    expect(queriesWithoutResult.length).toBeGreaterThan(20);
  });
});

describe('the index', () => {
  it('links only to pages and fragments that exist', () => {
    const missing = LANGUAGES.flatMap((language) =>
      searchDocuments.flatMap(({ path }) => {
        const [plain = '', part] = decodeURI(path).split('#');
        const page = pages.find((built) => built.path === pathIn(language, plain.replace(/\?.*$/, '')));
        return page && (part === undefined || page.html.includes(`id="${part}"`)) ? [] : [`${language} ${path}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it.each(LANGUAGES)(`of %s is smaller than ${MOST_BYTES / 1000} kB when compressed`, (language) => {
    expect(compressedSize(language)).toBeGreaterThan(0);
    expect(compressedSize(language)).toBeLessThan(MOST_BYTES);
  });

  it('is not linked from any page, because the script fetches it on demand', () => {
    expect(flaws(({ html }) => LANGUAGES.map(indexPath).filter((address) => html.includes(address)))).toEqual([]);
  });
});

/** Returns the Brotli size of an index. */
function compressedSize(language: Language): number {
  return statSync(join(CLIENT_BUILD, `${files.get(indexPath(language))}.br`)).size;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
