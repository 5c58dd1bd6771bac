import { createInstance, type i18n, type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { COMMON_OPTIONS, LOADER_SETTINGS, readWith } from './catalogue.ts';
import type { Language } from './language.ts';

const files = import.meta.glob<{ default: ResourceKey }>('./{en,mr}/*.json');

function readFile(language: string, namespace: string) {
  const read = files[`./${language}/${namespace}.json`];
  return read ? read() : Promise.reject(new Error(`There are no words for ${namespace} in ${language}.`));
}

/** Starts i18next in the browser with the words that the page on screen was made with. Only its language is loaded. */
export async function startWords(language: Language, namespaces: string[]): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(initReactI18next)
    .use(resourcesToBackend(readWith(readFile)))
    .init({ ...COMMON_OPTIONS, lng: language, ns: namespaces, ...LOADER_SETTINGS });
  return instance;
}
