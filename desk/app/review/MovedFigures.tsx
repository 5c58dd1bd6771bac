import type { Language } from '#app/i18n/language.ts';
import type { Path } from '#app/model/problems/problem.ts';
import { useTranslator } from '../words.ts';
import { DifferenceText } from './DifferenceText.tsx';
import { type Forms, figureText, partNames } from './differenceRows.ts';
import styles from './MovedFigures.module.css';

/** `before` is missing for a new figure, `after` for a removed one. `title` names the entry. */
type Figure = { title: Record<Language, string>; forms: Forms; path: Path; before?: number; after?: number };

/** Lists the figures that changed, each with its former and its new value. */
export function MovedFigures({ figures }: { figures: Figure[] }) {
  const { language, t } = useTranslator();
  if (figures.length === 0) return <p className={styles.moved}>{t('changes.noFigures')}</p>;
  return (
    <section className={styles.moved} aria-labelledby="moved">
      <h3 id="moved">{t('changes.figures')}</h3>
      <ul>
        {figures.map(({ title, forms, path, before, after }) => (
          <li key={`${title.en} ${path.join('.')}`}>
            {title[language]}: {partNames(forms, path)[language]}{' '}
            <DifferenceText
              before={before === undefined ? '' : figureText(path, before, language)}
              after={after === undefined ? '' : figureText(path, after, language)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
