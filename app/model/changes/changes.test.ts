import { describe, expect, it } from 'vitest';
import { collectionKey, collections, schemaName } from '#app/model/collections.server.ts';
import { contentFiles } from '#content-check/text/texts.ts';
import { pathsToPrerender } from '#site-build/paths.ts';
import { RELEASES } from '#tests/examples/releases.ts';
import { describeChange, findEntryPage, releasesIn, truncateReleases } from './releases.server.ts';
import type { Change } from './schema.server.ts';

const title = { en: 'A scheme', mr: 'योजना' };
const name = { en: 'Rupees', mr: 'रुपये' };
const of = (change: Partial<Change>): Change => ({
  kind: 'changed',
  collection: 'schemes',
  entry: 'a',
  title,
  ...change,
});

describe('the sentence for a change', () => {
  it.each<[Partial<Change>, string, string]>([
    [
      { name, before: { rupees: 1000 }, after: { rupees: 132_000 } },
      'Rupees: from ₹1,000 to ₹1.32 lakh',
      'रुपये: ₹१,००० ऐवजी ₹१.३२ लाख',
    ],
    [
      { name, part: { en: 'Pension', mr: 'निवृत्तीवेतन' } },
      'Rupees (Pension): text changed',
      'रुपये (निवृत्तीवेतन): मजकूर बदलला',
    ],
    [
      { kind: 'added', name, after: { day: '2026-01-02' } },
      'Rupees: 2 January 2026 (new)',
      'रुपये: २ जानेवारी २०२६ (नवीन)',
    ],
    [{ kind: 'removed', name, before: { same: '022-1' } }, 'Rupees: 022-1 (taken out)', 'रुपये: 022-1 (वगळले)'],
    [{ kind: 'added', name, after: { words: { en: 'Yes', mr: 'होय' } } }, 'Rupees: “Yes” (new)', 'रुपये: “होय” (नवीन)'],
    [{ kind: 'added', name, after: { percent: 40 } }, 'Rupees: 40% (new)', 'रुपये: ४०% (नवीन)'],
    [{ kind: 'reordered', name }, 'Rupees: order changed', 'रुपये: क्रम बदलला'],
    [{ kind: 'added' }, 'New on this site', 'संकेतस्थळावर नवीन'],
    [{ kind: 'removed' }, 'Taken off this site', 'संकेतस्थळावरून काढले'],
    [{ kind: 'removed', part: { en: 'Thane', mr: 'ठाणे' } }, 'Thane: taken out', 'ठाणे: वगळले'],
  ])('is correct in both languages: %j', (change, en, mr) => {
    expect(describeChange(of(change), 'en')).toBe(en);
    expect(describeChange(of(change), 'mr')).toBe(mr);
  });
});

describe('releases', () => {
  it('group changes by entry and link entries that have a page', () => {
    const [newest] = releasesIn('en', RELEASES);
    expect(newest?.entries.map(({ title, path, lines }) => [title, path, lines.length])).toEqual([
      ['A scheme of the example', undefined, 2],
      ['Assistant Commissioner, Social Welfare', '/office/assistant', 1],
      ['Old portal', undefined, 1],
    ]);
  });

  it('are truncated to a number of lines without splitting an entry, and count the omitted entries', () => {
    const all = releasesIn('en', RELEASES);
    expect(truncateReleases(all, 3).map(({ entries, more }) => [entries.length, more])).toEqual([
      [2, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(truncateReleases(all, 100)).toEqual(all);
    expect(truncateReleases(all, 0)[0]).toMatchObject({ entries: [], more: 3 });
  });

  it('are named by their version, and publications of the shared desk by their number', () => {
    const all = ['publication-143', '0.2.0'].map((version) => ({ version, date: '2026-03-01', changes: [] }));
    expect(releasesIn('en', all).map((release) => release.name)).toEqual(['Publication 143', 'Version 0.2.0']);
    expect(releasesIn('mr', all).map((release) => release.name)).toEqual(['प्रसिद्धी १४३', 'आवृत्ती 0.2.0']);
  });

  it('mark only the oldest release as first', () => {
    expect(releasesIn('mr', RELEASES).map(({ first }) => first)).toEqual([false, false, true]);
  });
});

describe('the page of an entry', () => {
  const addresses = new Set(pathsToPrerender());

  it('exists in the site for every entry, except in collections without pages', () => {
    const without = new Set<string>();
    for (const { file } of contentFiles()) {
      const collection = schemaName(collectionKey(file.slice('content/'.length)) ?? '');
      const path = findEntryPage(collection, file.replace(/^.*\/|\.yaml$/g, ''));
      if (path) expect(addresses).toContain(decodeURIComponent(path.replace(/[?#].*$/, '')));
      else without.add(collection);
    }
    expect([...without].sort()).toEqual(
      [
        'bodies',
        'cards',
        'conformance',
        'field-names',
        'helplines',
        'paper-conditions',
        'portals',
        'search-words',
        'talukas',
      ].sort(),
    );
  });

  it.each([...collections.values()].filter(({ page }) => typeof page === 'function'))(
    'is undefined for an entry of $name that does not exist',
    ({ name }) => {
      expect(findEntryPage(name, 'no-such-entry')).toBeUndefined();
    },
  );
});
