import { retryableImport } from '../retryableImport.ts';
import { readCatalogues } from './catalogue.ts';
import type { Language } from './language.ts';
import type { Catalogue } from './translate.ts';
import type { Namespace } from './wordKeys.ts';
import { createWords, type Words } from './words.ts';

const files = import.meta.glob<{ default: Catalogue }>('./{en,mr}/*.json');

/** Loads the texts with which the page was rendered; other texts load on demand. */
export async function startWords(language: Language, namespaces: Namespace[]): Promise<Words> {
  const readers = new Map<Namespace, () => Promise<{ default: Catalogue }>>();
  const catalogues = readCatalogues(async (namespace) => {
    const file = files[`./${language}/${namespace}.json`];
    if (!file) throw new Error(`There are no texts for ${namespace} in ${language}.`);
    const read = readers.get(namespace) ?? retryableImport(file);
    readers.set(namespace, read);
    return (await read()).default;
  });
  await catalogues.waitFor(namespaces);
  // Shows the key instead of a missing text. The build already fails if a page lacks a text.
  return createWords(language, catalogues, (_language, _namespace, key) => key);
}
