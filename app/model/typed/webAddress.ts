import { hasRefusedLetter } from './letters.ts';

/** Matches the beginning of each web address in a text, to the end of its host. */
const BEGINNINGS = /\bhttps?:[/\\]*([^\s/\\?#()“”<>]*)/gi;

/** Matches names in small letters, which `new URL(address).host` repeats unchanged. Numbers have no such ending. */
const PLAIN_HOST = /^(?:[a-z0-9-]+\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?$/;

/** Finds the first address in a text that may lead to another site than it seems. */
export function findDisguisedAddress(text: string) {
  for (const [address, host = ''] of text.matchAll(BEGINNINGS)) {
    // `https://known.example@other.example` opens other.example.
    if (host.includes('@')) return { code: 'userInAddress', address } as const;
    const name = host.replace(/[.,;:!]$/, '');
    if (name !== '' && !PLAIN_HOST.test(name)) return { code: 'notPlainHost', address } as const;
  }
  return undefined;
}

/** Returns whether an address has only the letters that every browser shows alike, also behind its percent signs. */
export const isPlainAddress = (address: string): boolean =>
  /^[\x21-\x7E]*$/.test(address) && !hasRefusedLetter(decoded(address));

/** Replaces percent signs in an address with the letters for which they stand, unless one of these cannot be seen. */
export function readableAddress(address: string): string {
  const readable = decoded(address);
  return hasRefusedLetter(readable) ? address : readable;
}

/** Returns whether each percent sign of an address stands for a letter. */
export function isDecodable(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

/** Returns the address unchanged if its percent signs stand for no letters. */
const decoded = (address: string): string => (isDecodable(address) ? decodeURI(address) : address);
