import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import type { Altered } from '../../server/figures.ts';
import { useTranslator } from '../words.ts';

/** Shows every sentence that a changed figure changes, in both languages, before it is saved. */
export function AlteredSentences({ altered }: { altered: Altered[] }) {
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
                {LANGUAGES.map((one) => (
                  <Sentence key={one} language={one} before={before[one]} after={after[one]} />
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Sentence({ language, ...texts }: { language: Language; before: string; after: string }) {
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

/** Splits a sentence where its two forms begin and cease to differ; words stay whole. */
export function splitAtChange(before: string, after: string) {
  const [old, now] = [before.split(' '), after.split(' ')];
  const most = Math.min(old.length, now.length);
  let first = 0;
  while (first < most && old[first] === now[first]) first++;
  let last = 0;
  while (last < most - first && old.at(-1 - last) === now.at(-1 - last)) last++;
  const middle = (words: string[]) => words.slice(first, words.length - last).join(' ');
  return {
    start: old.slice(0, first).join(' '),
    before: middle(old),
    after: middle(now),
    end: old.slice(old.length - last).join(' '),
  };
}
