import type { Place } from '#app/model/problems/problem.ts';
import { type ContentFile, collectPlainTexts, collectTexts, type Text } from '#content-check/text/texts.ts';

export type ExternalLink = { address: string; places: Place[] };

/** Matches an address without the punctuation at the end of a sentence. */
const ADDRESS = /https?:\/\/[^\s()“”"'<>,;]*[^\s()“”"'<>,;.:!?]/g;

/** Lists every address of another site in the content and the interface texts once, in alphabetical order. */
export function externalAddresses(files: ContentFile[], words: Text[], ownAddress: string): ExternalLink[] {
  const found = new Map<string, Place[]>();
  const note = (text: string, { file, path }: Place) => {
    for (const [address] of text.matchAll(ADDRESS)) {
      if (!URL.canParse(address) || new URL(address).host === new URL(ownAddress).host) continue;
      found.set(address, [...(found.get(address) ?? []), { file, path }]);
    }
  };
  for (const file of files) for (const plain of collectPlainTexts(file)) note(plain.value, plain);
  for (const text of [...files.flatMap(collectTexts), ...words]) {
    // Skips Marathi if the English text has an address, because both texts usually contain the same address.
    note(text.en, text);
    if (!text.en.includes('http')) note(text.mr, text);
  }
  return [...found]
    .map(([address, places]) => ({ address, places }))
    .sort((a, b) => a.address.localeCompare(b.address, 'en'));
}
