import { createInstance, type i18n, type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { COMMON_OPTIONS, LOADER_SETTINGS, readWith, type WordsReader } from './catalogue.ts';
import type { Language } from './language.ts';
import { untilRead } from './untilRead.ts';

const files = import.meta.glob<{ default: ResourceKey }>('./{en,mr}/*.json');

/** Long enough for a phone to leave the tunnel, short enough that nobody waits for it. */
const PAUSE_MS = 4_000;

const readOnce: WordsReader = (language, namespace) => {
  const read = files[`./${language}/${namespace}.json`];
  if (!read) throw new Error(`There are no words for ${namespace} in ${language}.`);
  return read();
};

/** Starts i18next in the browser with the words that the page on screen was made with. Only its language is loaded. */
export async function startWords(language: Language, namespaces: string[]): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(initReactI18next)
    .use(resourcesToBackend(readWith(untilRead(readOnce, LOADER_SETTINGS.maxRetries, PAUSE_MS))))
    .init({ ...COMMON_OPTIONS, lng: language, ns: namespaces, ...LOADER_SETTINGS });
  return instance;
}
