import type { Language } from '../i18n/language.ts';

/** One file of the site: address, compressed bytes, decoded bytes, version. */
export type SiteFile = readonly [address: string, transferSize: number, storageSize: number, version: string];

/** All files of the site in one language, as the build lists them; `edition` changes when any of them changes. */
export type SiteList = { edition: string; files: SiteFile[] };

export const siteListPath = (language: Language) => `/offline/${language}.json`;

/** Finds the files that are not saved in their current version. `saved` maps addresses to versions. */
export function findMissingFiles(list: SiteList, saved: ReadonlyMap<string, string>): SiteFile[] {
  return list.files.filter(([address, , , version]) => saved.get(address) !== version);
}

/** Finds saved addresses that are no longer part of the site. */
export function findOutdatedAddresses(list: SiteList, saved: ReadonlyMap<string, string>): string[] {
  const current = new Set(list.files.map(([address]) => address));
  return [...saved.keys()].filter((address) => !current.has(address));
}

export const sumTransferSize = (files: readonly SiteFile[]) => files.reduce((sum, [, size]) => sum + size, 0);

/** Bytes that a browser stores in addition to each file, for headers and index. Measured in Chromium with 582 files. */
const OVERHEAD = 2_500;

export const sumStorageSize = (files: readonly SiteFile[]) =>
  files.reduce((sum, [, , size]) => sum + size + OVERHEAD, 0);
