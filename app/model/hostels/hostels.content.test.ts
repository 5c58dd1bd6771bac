import { describe, expect, it } from 'vitest';
import { institutionLists } from '../institutions/lists.server.ts';
import { openDataSets } from '../open-data/files.server.ts';
import { hostels } from './data.server.ts';
import { hostelSchema } from './schema.server.ts';

describe('the real hostels', () => {
  it('have unique names', () => {
    expect(new Set(hostels.map(({ name }) => name)).size).toBe(hostels.length);
  });

  it('do not include samples, whose names must begin with "sample-"', () => {
    expect(hostels.filter(({ name, sample }) => sample || name.startsWith('sample-'))).toEqual([]);
    const { doc: _doc, ...real } = hostels[0] ?? {};
    const sample = { ...real, name: 'thane', sample: true };
    expect(hostelSchema.safeParse(sample).error?.issues.map(({ path }) => path)).toEqual([['sample']]);
    expect(hostelSchema.safeParse({ ...real, name: 'sample-thane' }).success).toBe(false);
  });

  it('require a map link, unlike samples', () => {
    const { doc: _doc, mapLink: _mapLink, ...bare } = hostels[0] ?? {};
    expect(hostelSchema.safeParse(bare).error?.issues.map(({ path }) => path)).toEqual([['mapLink']]);
    expect(hostelSchema.safeParse({ ...bare, name: 'sample-a', sample: true }).success).toBe(true);
  });
});

describe('the sample hostels', () => {
  it('are not among the hostels of the districts', () => {
    const lists = institutionLists('en');
    const named = lists.flatMap(({ districts }) => districts.flatMap((district) => district.hostels));
    expect(named.filter(({ name }) => name.startsWith('sample-'))).toEqual([]);
  });

  it('are not in the open data', () => {
    expect(JSON.stringify(openDataSets.hostels.json())).not.toContain('"sample-');
    expect(openDataSets.hostels.csv()).not.toMatch(/\bsample-/);
  });
});
