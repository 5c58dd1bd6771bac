import { LANGUAGES } from '#app/i18n/language.ts';
import type { AlteredSentence } from '../../server/figures.ts';
import { DifferenceText } from '../review/DifferenceText.tsx';
import { useTranslator } from '../words.ts';

/** Before a changed figure is saved, shows every sentence that the figure would change, in both languages. */
export function AlteredSentences({ altered }: { altered: AlteredSentence[] }) {
  const { language, t } = useTranslator();
  return (
    <div role="status">
      {altered.length > 0 && (
        <details open>
          <summary>{t('altered', { count: altered.length })}</summary>
          <ul>
            {altered.map(({ file, title, field, before, after }) => (
              <li key={`${file} ${field}`}>
                {title?.[language] ?? file}
                {LANGUAGES.map((code) => (
                  <p key={code}>
                    <DifferenceText language={code} before={before[code]} after={after[code]} />
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
