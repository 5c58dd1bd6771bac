import { readWithRetries } from '../readWithRetries.ts';
import { retryableImport } from '../retryableImport.ts';
import { readCatalogues } from './catalogue.ts';
import type { Language } from './language.ts';
import type { Catalogue } from './translate.ts';
import type { Namespace } from './wordKeys.ts';
import { createWords, type Words } from './words.ts';

type CatalogueModule = { default: Catalogue };

/** Loads the texts with which the page was rendered, from their `addresses`; other texts load on demand. */
export async function startWords(language: Language, addresses: Partial<Record<Namespace, string>>): Promise<Words> {
  const importAny = async (namespace: Namespace) => {
    const { importCatalogue } = await importAll();
    return importCatalogue(language, namespace);
  };
  const catalogues = readCatalogues((namespace) => {
    const address = addresses[namespace];
    const read = retryableImport(
      (): Promise<CatalogueModule> => (address ? import(/* @vite-ignore */ address) : importAny(namespace)),
    );
    return readWithRetries(async () => (await read()).default);
  });
  await catalogues.waitFor(Object.keys(addresses) as Namespace[]);
  // Shows the key instead of a missing text. The build already fails if a page lacks a text.
  return createWords(language, catalogues, (_language, _namespace, key) => key);
}

/** Loads the addresses of all texts, which most visits do not need. */
const importAll = retryableImport(() => import('./importCatalogue.ts'));
