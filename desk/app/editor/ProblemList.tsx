import type { FormSchema } from '../../server/forms.ts';
import type { LocalizedProblem } from '../../server/problems.ts';
import { buttons } from '../buttons.ts';
import { focusField } from '../form/FormContext.ts';
import { useTranslator } from '../words.ts';
import styles from './ProblemList.module.css';

export function ProblemList({ problems, form }: { problems: LocalizedProblem[] | undefined; form: FormSchema }) {
  const { t } = useTranslator();
  if (!problems) return null;
  if (problems.length === 0) return <p className="good">{t('noProblems')}</p>;
  return (
    <details className={`alert ${styles.problems}`} data-problems open>
      <summary>{t('problems', { count: problems.length })}</summary>
      <ul>
        {problems.map(({ path, message }) => {
          const name = form.properties?.[String(path[0])]?.title ?? String(path[0] ?? form.title);
          return (
            <li key={`${path.join('.')} ${message}`}>
              <button
                type="button"
                className={buttons.plain}
                aria-label={`${t('goTo', { name })}: ${message}`}
                onClick={() => focusField(path)}
              >
                {name}
              </button>{' '}
              {message}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
