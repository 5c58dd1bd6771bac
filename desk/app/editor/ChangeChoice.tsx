import { changeName } from '../review/changeNames.ts';
import { useMyWork } from '../start/useMyWork.ts';
import { useTranslator } from '../words.ts';
import styles from './EntryBar.module.css';

type Props = { chosen: number | undefined; onChoose: (change: number | undefined) => void };

/** Asks to which change a new draft belongs: a new one, or an open draft of the user. */
export function ChangeChoice({ chosen, onChoose }: Props) {
  const { language, t } = useTranslator();
  const { work } = useMyWork();
  const own = work.flatMap(({ kind, changes }) => (kind === 'drafts' || kind === 'returned' ? changes : []));
  return (
    <label className={styles.choice}>
      {t('changes.inWhich')}
      <select
        className="input"
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value ? Number(target.value) : undefined)}
      >
        <option value="">{t('changes.newChange')}</option>
        {own.map((change) => (
          <option key={change.id} value={change.id}>
            {t('changes.named', { number: change.id, title: changeName(change, language) })}
          </option>
        ))}
      </select>
    </label>
  );
}
