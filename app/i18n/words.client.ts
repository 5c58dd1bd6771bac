import { readCatalogues } from './catalogue.ts';
import type { Language } from './language.ts';
import type { Catalogue } from './translate.ts';
import type { Namespace } from './wordKeys.ts';
import { createWords, type Words } from './words.ts';

const files = import.meta.glob<{ default: Catalogue }>('./{en,mr}/*.json');

/** The file that a failed import names in its message, in Chromium and Firefox. Safari names none, and asks again by itself. */
const ADDRESS = /https?:\S+\.js/;

/** Under an address that is new each time: a module that fails once is not asked for again (HTML's module map). */
const importAnew = (address: string): Promise<{ default: Catalogue }> =>
  import(/* @vite-ignore */ `${address}?again=${Date.now()}`);

/** The words of the page on screen, of which those are there that it was made with. Only its language is ever read. */
export async function startWords(language: Language, namespaces: Namespace[]): Promise<Words> {
  const failed = new Map<Namespace, string>();
  const catalogues = readCatalogues(async (namespace) => {
    const read = files[`./${language}/${namespace}.json`];
    if (!read) throw new Error(`There are no words for ${namespace} in ${language}.`);
    const address = failed.get(namespace);
    try {
      return (await (address ? importAnew(address) : read())).default;
    } catch (error) {
      const [failedAddress] = ADDRESS.exec(String(error)) ?? [];
      if (failedAddress) failed.set(namespace, failedAddress);
      throw error;
    }
  });
  await catalogues.waitFor(namespaces);
  // The build has looked at every page. A key in one place is better than a page that is gone.
  return createWords(language, catalogues, (_language, _namespace, key) => key);
}
