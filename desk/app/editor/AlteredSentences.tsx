import { LANGUAGES } from '#app/i18n/language.ts';
import type { Altered } from '../../server/figures.ts';
import { useWords } from '../words.ts';

/** Every sentence, of this entry and of others, that a changed figure changes: in both languages, before it is saved. */
export function AlteredSentences({ altered }: { altered: Altered[] }) {
  const { language, say } = useWords();
  return (
    <div role="status">
      {altered.length > 0 && (
        <details className="altered" open>
          <summary>{say('altered', { count: altered.length })}</summary>
          <ul>
            {altered.map(({ file, title, field, before, after }) => (
              <li key={`${file} ${field}`}>
                {title?.[language] ?? file}
                {LANGUAGES.map((one) => (
                  <p key={one} lang={one}>
                    <span className="unseen">{say('alteredBefore')}: </span>
                    <del>{before[one]}</del> <span className="unseen">{say('alteredAfter')}: </span>
                    <ins>{after[one]}</ins>
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
