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

describe('a site on the phone', () => {
  it('misses everything before the first time', () => {
    expect(findMissingFiles(LIST, new Map())).toEqual(LIST.files);
  });

  it('misses what never came and what has changed since', () => {
    const kept = new Map([
      ['/scheme', 'a1'],
      ['/help', 'b1'],
    ]);
    expect(findMissingFiles(LIST, kept).map(([address]) => address)).toEqual(['/scheme', '/assets/root-1.js']);
  });

  it('misses nothing when every file has its version, whatever else is kept', () => {
    const kept = new Map([...LIST.files.map(([address, , , version]) => [address, version] as const), ['/old', 'x']]);
    expect(findMissingFiles(LIST, kept)).toEqual([]);
    expect(findOutdatedAddresses(LIST, kept)).toEqual(['/old']);
  });

  it('travels packed, and takes the room of what is unpacked and a little more for each file', () => {
    expect(sumTransferSize(LIST.files)).toBe(60);
    expect(sumStorageSize(LIST.files)).toBe(600 + 3 * 2_500);
    expect([sumTransferSize([]), sumStorageSize([])]).toEqual([0, 0]);
  });
});
