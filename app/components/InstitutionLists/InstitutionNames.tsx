import { useTranslation } from 'react-i18next';
import type { DistrictOfList } from '#app/model/institutions/lists.server.ts';
import styles from './ListTable.module.css';

type InstitutionNamesProps = { institutions: DistrictOfList['institutions'] };

/** What the district's document says, as text: nobody has to open a PDF to learn a name. */
export function InstitutionNames({ institutions }: InstitutionNamesProps) {
  const { t } = useTranslation(['institutions', 'components']);
  if (institutions.length === 0) return <p>{t('noNames')}</p>;
  return (
    <ul className={styles.names}>
      {institutions.map(({ id, title, place, ngo, note, confidence, sample }) => (
        <li key={id}>
          <b>{title}</b>
          <p>{place}</p>
          {ngo && <p>{t('runBy', { ngo })}</p>}
          {note && <p>{note}</p>}
          {sample && <p>{t('components:sampleNote')}</p>}
          {confidence === 'medium' && !sample && <p className={styles.doubt}>{t('components:toBeConfirmed')}</p>}
        </li>
      ))}
    </ul>
  );
}
