import type { Catalogues } from './catalogue.ts';
import type { Language } from './language.ts';
import { findText, translate, type Values } from './translate.ts';
import type { Namespace, Namespaces, Translate } from './wordKeys.ts';

/** `has` tells whether the first of the namespaces contains an optional key. */
export type Translation<N extends Namespaces> = { language: Language; t: Translate<N>; has: (key: string) => boolean };

/** The texts of one language, as hooks read them. */
export type Words = {
  language: Language;
  /** Returns undefined if all files are loaded, otherwise a promise: always the same promise for the same files. */
  waitFor: (namespaces: Namespaces) => Promise<unknown> | undefined;
  /** Returns the same functions on every call with the same file, because effects and memos depend on them. */
  of: <N extends Namespaces>(namespaces: N) => Translation<N>;
};

/** Returns a replacement for a missing text, or throws. */
export type ForMissing = (language: Language, namespace: Namespace, key: string) => string;

/** Creates the translators of a language. */
export function createWords(language: Language, { find, waitFor }: Catalogues, forMissing: ForMissing): Words {
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
    language,
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
