import type { ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import type { Catalogue } from '#app/i18n/translate.ts';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import type { Namespace } from '#app/i18n/wordKeys.ts';
import { createWords, type Words } from '#app/i18n/words.ts';

const files = import.meta.glob<Catalogue>('../../words/{en,mr}/site/*.json', { eager: true, import: 'default' });

const words = Object.fromEntries(LANGUAGES.map((language) => [language, wordsIn(language)])) as Record<Language, Words>;

/** Creates the words of all catalogues at once, because the examples render synchronously. */
function wordsIn(language: Language): Words {
  const find = (namespace: Namespace) => files[`../../words/${language}/site/${namespace}.json`];
  return createWords(language, { find, waitFor: () => undefined }, (_language, _namespace, key) => key);
}

type InLanguageProps = { language: Language; children: ReactNode };

/** Renders words, numbers and links of its children in a language that may differ from the page's, as on a page. */
export function InLanguage({ language, children }: InLanguageProps) {
  const location = {
    pathname: pathIn(language, '/examples'),
    search: '',
    hash: '',
    state: null,
    key: '',
  };
  return (
    <LocationContext value={{ location, navigationType: NavigationType.Pop }}>
      <WordsContext value={words[language]}>{children}</WordsContext>
    </LocationContext>
  );
}
