import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import type { Altered } from '../../server/figures.ts';
import { useTranslator } from '../words.ts';
import { type Changed, changedWords } from './changedWords.ts';

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
                  <Sentence key={one} language={one} changed={changedWords(before[one], after[one])} />
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Sentence({ language, changed: { start, before, after, end } }: { language: Language; changed: Changed }) {
  const { t } = useTranslator();
  return (
    <p lang={language}>
      {start} <span className="unseen">{t('alteredBefore')}: </span>
      <del>{before}</del> <span className="unseen">{t('alteredAfter')}: </span>
      <ins>{after}</ins> {end}
    </p>
  );
}
