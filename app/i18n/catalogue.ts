import type { InitOptions, ReadCallback, ResourceKey } from 'i18next';

/**
 * How the words reach a page, from the specification (application specification, section 9): at most 10 files read at
 * once, 5 retries, the first after 350 ms and each later one after twice the time.
 */
export const LOADER_SETTINGS = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

/** Reads the words of one screen in one language. */
export type WordsReader = (language: string, namespace: string) => Promise<{ default: ResourceKey }>;

/** A backend's read function for i18next-resources-to-backend. The second argument of a failure asks for a retry. */
export function readWith(reader: WordsReader) {
  return (language: string, namespace: string, done: ReadCallback) => {
    reader(language, namespace).then(
      (words) => done(null, words.default),
      (error: Error) => done(error, true),
    );
  };
}

/** What the server side and the browser have in common. There is no fallback language: a missing word is an error. */
export const COMMON_OPTIONS = {
  fallbackLng: false,
  ns: [],
  defaultNS: 'components',
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions;
