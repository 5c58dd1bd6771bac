import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { COMMON_OPTIONS } from './catalogue.ts';
import { LANGUAGES, type Language } from './language.ts';

const files = import.meta.glob<object>('./{en,mr}/*.json', { eager: true, import: 'default' });

const resources: Resource = {};
for (const [file, words] of Object.entries(files)) {
  const [, language, namespace] = /^\.\/(\w+)\/(.+)\.json$/.exec(file) ?? [];
  if (language && namespace)
    resources[language] = { ...resources[language], [namespace]: words as Resource[string][string] };
}

/** i18next with all words of one language in memory, for rendering at build. */
export function wordsFor(language: Language): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    ...COMMON_OPTIONS,
    lng: language,
    resources: { [language]: resources[language] ?? {} },
    initAsync: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`app/i18n/${language}/${namespace}.json has no "${key}"`);
    },
  });
  return instance;
}

const instances = Object.fromEntries(LANGUAGES.map((language) => [language, wordsFor(language)])) as Record<
  Language,
  i18n
>;

/** The words of one screen, for titles and descriptions that loaders make: `words(language, 'schemes')('title')`. */
export function words<Namespace extends keyof import('i18next').CustomTypeOptions['resources']>(
  language: Language,
  namespace: Namespace,
) {
  return instances[language].getFixedT(language, namespace);
}
