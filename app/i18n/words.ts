import type { Catalogues } from './catalogue.ts';
import type { Language } from './language.ts';
import { findText, translate, type Values } from './translate.ts';
import type { Namespace, Namespaces, Translate } from './wordKeys.ts';

/** The language of the page, `t`, and whether its first file has a key, for words that not everything has. */
export type Translation<N extends Namespaces> = { language: Language; t: Translate<N>; has: (key: string) => boolean };

/** The words of one language, as a page asks for them. */
export type Words = {
  /** Undefined when all these files are there; otherwise fulfilled when they are, and the same promise for the same files. */
  waitFor: (namespaces: Namespaces) => Promise<unknown> | undefined;
  /** The same functions for the same file each time: effects and memos depend on them. */
  of: <N extends Namespaces>(namespaces: N) => Translation<N>;
};

/** Says in the place of a word that a file does not have what is to be seen there, or throws. */
type ForMissing = (language: Language, namespace: Namespace, key: string) => string;

/** Stops a build, which is when a missing word must be found. */
const refuse: ForMissing = (language, namespace, key) => {
  throw new Error(`app/i18n/${language}/${namespace}.json has no "${key}"`);
};

/** The words of `language` out of its catalogues. A word that is missing is an error, unless `forMissing` has an answer. */
export function createWords(language: Language, { find, waitFor }: Catalogues, forMissing = refuse): Words {
  const translations = new Map<Namespace, ReturnType<typeof translationOf>>();

  const translationOf = (own: Namespace) => ({
    language,
    t: (address: string, values?: Values) => {
      const [key = '', namespace = own] = address.split(':').reverse() as [string?, Namespace?];
      return translate(language, find(namespace), key, values) ?? forMissing(language, namespace, key);
    },
    has: (key: string) => findText(find(own), key) !== undefined,
  });

  return {
    waitFor: (namespaces) => waitFor(listOf(namespaces)),
    of: <N extends Namespaces>(namespaces: N): Translation<N> => {
      const [own] = listOf(namespaces);
      const translation = translations.get(own) ?? translationOf(own);
      translations.set(own, translation);
      return translation;
    },
  };
}

const listOf = (namespaces: Namespaces) => (typeof namespaces === 'string' ? ([namespaces] as const) : namespaces);
