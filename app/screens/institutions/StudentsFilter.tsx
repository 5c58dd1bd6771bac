import { Check } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './StudentsFilter.module.css';
import { STUDENT_FILTERS } from './students.ts';

/** Filters the rows of the list by style rules (StudentsFilter.module.css). */
export function StudentsFilter() {
  const { t } = useTranslation('institutions');
  return (
    <fieldset className={styles.filter}>
      <legend className="sr">{t('forWhom')}</legend>
      {(['all', ...STUDENT_FILTERS] as const).map((filter) => (
        <label key={filter}>
          <input type="radio" name="students" value={filter} defaultChecked={filter === 'all'} />
          <Check aria-hidden="true" />
          <span>{t(`filter.${filter}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
