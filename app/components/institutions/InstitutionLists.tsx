import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { InstitutionList as List } from '#app/model/institutions/lists.server.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { InstitutionList } from './InstitutionList.tsx';
import styles from './InstitutionLists.module.css';

type InstitutionListsProps = { lists: List[]; chosen: string; onChoose: (id: string) => void };

/** Shows the list of the chosen category; all lists without script. */
export function InstitutionLists({ lists, chosen, onChoose }: InstitutionListsProps) {
  const { t } = useTranslation('institutions');
  const category = lists.find(({ id }) => id === chosen)?.category ?? '';
  return (
    <div className={styles.lists}>
      <div className={`needs-script ${styles.choice}`}>
        <SelectField
          label={t('category')}
          value={chosen}
          options={lists.map((list) => ({ value: list.id, label: list.category }))}
          onChange={onChoose}
        />
        <p className="sr" role="status">
          {t('showing', { category })}
        </p>
      </div>
      {lists.map((list) => (
        <InstitutionList key={list.id} list={list} chosen={list.id === chosen} />
      ))}
    </div>
  );
}
