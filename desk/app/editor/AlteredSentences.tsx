import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import type { AlteredSentence } from '../../server/figures.ts';
import { useTranslator } from '../words.ts';

/** Before a changed figure is saved, shows every sentence that the figure would change, in both languages. */
export function AlteredSentences({ altered }: { altered: AlteredSentence[] }) {
  const { language, t } = useTranslator();
  return (
    <div role="status">
      {altered.length > 0 && (
        <details className="altered" open>
          <summary>{t('altered', { count: altered.length })}</summary>
          <ul>
            {altered.map(({ file, title, field, before, after }) => (
              <li key={`${file} ${field}`}>
                {title?.[language] ?? file}
                {LANGUAGES.map((code) => (
                  <Sentence key={code} language={code} before={before[code]} after={after[code]} />
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Shows a sentence with its former words struck out and its new words marked. */
export function Sentence({ language, ...texts }: { language: Language; before: string; after: string }) {
  const { t } = useTranslator();
  const { start, before, after, end } = splitAtChange(texts.before, texts.after);
  return (
    <p lang={language}>
      {start} <span className="unseen">{t('alteredBefore')}: </span>
      <del>{before}</del> <span className="unseen">{t('alteredAfter')}: </span>
      <ins>{after}</ins> {end}
    </p>
  );
}

/** Separates the changed words from the unchanged words at the start and the end. */
export function splitAtChange(before: string, after: string) {
  const [oldWords, newWords] = [before.split(' '), after.split(' ')];
  const shorter = Math.min(oldWords.length, newWords.length);
  let first = 0;
  while (first < shorter && oldWords[first] === newWords[first]) first++;
  let last = 0;
  while (last < shorter - first && oldWords.at(-1 - last) === newWords.at(-1 - last)) last++;
  const middle = (words: string[]) => words.slice(first, words.length - last).join(' ');
  return {
    start: oldWords.slice(0, first).join(' '),
    before: middle(oldWords),
    after: middle(newWords),
    end: oldWords.slice(oldWords.length - last).join(' '),
  };
}
