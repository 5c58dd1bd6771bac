import { retryableImport } from '../retryableImport.ts';
import { readCatalogues } from './catalogue.ts';
import type { Language } from './language.ts';
import type { Catalogue } from './translate.ts';
import type { Namespace } from './wordKeys.ts';
import { createWords, type Words } from './words.ts';

const files = import.meta.glob<{ default: Catalogue }>('./{en,mr}/*.json');

/** The words of the page on screen, of which those are there that it was made with. Only its language is ever read. */
export async function startWords(language: Language, namespaces: Namespace[]): Promise<Words> {
  const readers = new Map<Namespace, () => Promise<{ default: Catalogue }>>();
  const catalogues = readCatalogues(async (namespace) => {
    const file = files[`./${language}/${namespace}.json`];
    if (!file) throw new Error(`There are no words for ${namespace} in ${language}.`);
    const read = readers.get(namespace) ?? retryableImport(file);
    readers.set(namespace, read);
    return (await read()).default;
  });
  await catalogues.waitFor(namespaces);
  // The build has looked at every page. A key in one place is better than a page that is gone.
  return createWords(language, catalogues, (_language, _namespace, key) => key);
}
