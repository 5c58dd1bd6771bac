import type { Catalogues } from './catalogue.ts';
import { type Language, languageOf } from './language.ts';
import type { Catalogue } from './translate.ts';
import type { Namespace } from './wordKeys.ts';
import { createWords, type ForMissing, type Words } from './words.ts';

/** Stops the build at a missing text. */
const refuse: ForMissing = (language, namespace, key) => {
  throw new Error(`words/${language}/site/${namespace}.json has no "${key}"`);
};

const files = import.meta.glob<Catalogue>('../../words/{en,mr}/site/*.json', { eager: true, import: 'default' });

/** Returns the texts for rendering a page during the build; `used` collects the catalogues that the page needs. */
export function wordsFor(language: Language): Words & { used: ReadonlySet<Namespace> } {
  const used = new Set<Namespace>();
  const catalogues: Catalogues = {
    find: (namespace) => files[`../../words/${language}/site/${namespace}.json`],
    waitFor: (namespaces) => {
      for (const namespace of namespaces) used.add(namespace);
      return undefined;
    },
  };
  const words = createWords(language, catalogues, refuse);
  return { ...words, used };
}

const all: Record<Language, Words> = { en: wordsFor('en'), mr: wordsFor('mr') };

/** Returns the translator of one catalogue, for loaders: `words(language, 'schemes')('title')`. */
export function words<Own extends Namespace>(language: Language, namespace: Own) {
  return all[language].of(namespace).t;
}

/** Returns the language of a request, and the translator of one catalogue in this language. */
export function loaderTranslation<Own extends Namespace>(url: URL, namespace: Own) {
  const language = languageOf(url.pathname);
  return { language, t: words(language, namespace) };
}
