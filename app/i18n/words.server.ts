import { type Language, languageOf } from './language.ts';
import type { Catalogue } from './translate.ts';
import type { Namespace } from './wordKeys.ts';
import { createWords, type Words } from './words.ts';

const files = import.meta.glob<Catalogue>('./{en,mr}/*.json', { eager: true, import: 'default' });

/** All words of one language in memory, for rendering a page at build; `used` fills with the files that the page asks for. */
export function wordsFor(language: Language): Words & { used: ReadonlySet<Namespace> } {
  const used = new Set<Namespace>();
  const words = createWords(language, {
    find: (namespace) => files[`./${language}/${namespace}.json`],
    waitFor: (namespaces) => {
      for (const namespace of namespaces) used.add(namespace);
      return undefined;
    },
  });
  return { ...words, used };
}

const all: Record<Language, Words> = { en: wordsFor('en'), mr: wordsFor('mr') };

/** The words of one screen, for titles and descriptions that loaders make: `words(language, 'schemes')('title')`. */
export function words<Own extends Namespace>(language: Language, namespace: Own) {
  return all[language].of(namespace).t;
}

/** Language of a request and its words of one file: `const { t } = loaderTranslation(url, 'schemes')`. */
export function loaderTranslation<Own extends Namespace>(url: URL, namespace: Own) {
  const language = languageOf(url.pathname);
  return { language, t: words(language, namespace) };
}
