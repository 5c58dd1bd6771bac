import { describe, expect, it } from 'vitest';
import { findMissingFiles, findOutdatedAddresses, type SiteList, sumStorageSize, sumTransferSize } from './siteList.ts';

const LIST: SiteList = {
  edition: 'second',
  files: [
    ['/scheme', 10, 100, 'a2'],
    ['/help', 20, 200, 'b1'],
    ['/assets/root-1.js', 30, 300, 'c1'],
  ],
};

describe("the list of the site's files", () => {
  it('reports all files as missing when nothing is saved', () => {
    expect(findMissingFiles(LIST, new Map())).toEqual(LIST.files);
  });

  it('reports new and changed files as missing', () => {
    const kept = new Map([
      ['/scheme', 'a1'],
      ['/help', 'b1'],
    ]);
    expect(findMissingFiles(LIST, kept).map(([address]) => address)).toEqual(['/scheme', '/assets/root-1.js']);
  });

  it('reports nothing as missing when all versions are saved, and finds outdated addresses', () => {
    const kept = new Map([...LIST.files.map(([address, , , version]) => [address, version] as const), ['/old', 'x']]);
    expect(findMissingFiles(LIST, kept)).toEqual([]);
    expect(findOutdatedAddresses(LIST, kept)).toEqual(['/old']);
  });

  it('adds up compressed sizes for the transfer, and decoded sizes plus overhead for the storage', () => {
    expect(sumTransferSize(LIST.files)).toBe(60);
    expect(sumStorageSize(LIST.files)).toBe(600 + 3 * 2_500);
    expect([sumTransferSize([]), sumStorageSize([])]).toEqual([0, 0]);
  });
});
