import { createInstance, type i18n } from 'i18next';
import { type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { COMMON_OPTIONS } from '#app/i18n/catalogue.ts';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';

const files = import.meta.glob<object>('../i18n/{en,mr}/*.json', { eager: true, import: 'default' });

const words = Object.fromEntries(LANGUAGES.map((language) => [language, wordsOf(language)])) as Record<Language, i18n>;

/** All words at once: the examples need them before they are painted, and no phone ever fetches them. */
function wordsOf(language: Language): i18n {
  const instance = createInstance();
  const own = Object.entries(files).flatMap(([file, texts]) => {
    const name = file.match(`/${language}/(.+)[.]json$`)?.[1];
    return name ? [[name, texts]] : [];
  });
  instance.init({
    ...COMMON_OPTIONS,
    lng: language,
    resources: { [language]: Object.fromEntries(own) },
    initAsync: false,
  });
  return instance;
}

type InLanguageProps = { language: Language; children: ReactNode };

/** Lets a part of the page speak another language than the page: words, numbers, and the links' addresses. */
export function InLanguage({ language, children }: InLanguageProps) {
  const here = useContext(LocationContext);
  const location = { ...here.location, pathname: pathIn(language, '/examples') };
  return (
    <LocationContext value={{ ...here, location }}>
      <I18nextProvider i18n={words[language]}>{children}</I18nextProvider>
    </LocationContext>
  );
}
