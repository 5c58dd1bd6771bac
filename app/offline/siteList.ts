import type { Language } from '../i18n/language.ts';

/** One file of the site: its address, the bytes that travel, the bytes it takes on the phone, its version. */
export type SiteFile = readonly [address: string, travel: number, space: number, version: string];

/** All that a language's site is made of; the build writes it, an edition changes when one of its files does. */
export type SiteList = { edition: string; files: SiteFile[] };

/** Where the list of a language lies. */
export const siteListPath = (language: Language) => `/offline/${language}.json`;

/** What is not kept yet, or in an older version. `kept` has the version of each address. */
export function missingFiles(list: SiteList, kept: ReadonlyMap<string, string>): SiteFile[] {
  return list.files.filter(([address, , , version]) => kept.get(address) !== version);
}

/** Addresses that are kept and no longer part of the site. */
export function outdatedAddresses(list: SiteList, kept: ReadonlyMap<string, string>): string[] {
  const current = new Set(list.files.map(([address]) => address));
  return [...kept.keys()].filter((address) => !current.has(address));
}

export const travelOf = (files: readonly SiteFile[]) => files.reduce((sum, [, travel]) => sum + travel, 0);

/** What a browser keeps beside each file: its headers and its place in the list. Measured in Chromium with 582 files. */
const BESIDE_EACH = 2_500;

export const spaceOf = (files: readonly SiteFile[]) => files.reduce((sum, [, , space]) => sum + space + BESIDE_EACH, 0);
