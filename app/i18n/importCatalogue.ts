import type { Language } from './language.ts';
import type { Catalogue } from './translate.ts';
import type { Namespace } from './wordKeys.ts';

const files = import.meta.glob<{ default: Catalogue }>('../../words/{en,mr}/site/*.json');

/** Imports the texts of a namespace. Throws if the namespace has no file. */
export async function importCatalogue(language: Language, namespace: Namespace): Promise<{ default: Catalogue }> {
  const file = files[`../../words/${language}/site/${namespace}.json`];
  if (!file) throw new Error(`There are no texts for ${namespace} in ${language}.`);
  return file();
}
