import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { type Cautioned, cautionedTitle, cautionSentence } from '#app/model/cautions.ts';

type Texts = { title: string; description: string };

/** Adds the cautions of an entry to title and description, because search engines and link previews show these without the page. */
export function addCautionsToHead({ title, description }: Texts, entry: Cautioned, language: Language) {
  const t = words(language, 'components');
  return {
    title: cautionedTitle(title, entry, t, language),
    description: [cautionSentence(entry, t, language), description].filter(Boolean).join(' '),
    ...(entry.sample && { isSample: true }),
  };
}
