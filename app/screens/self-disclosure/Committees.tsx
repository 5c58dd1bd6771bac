import { StackedTable } from '#app/components/text/StackedTable.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DisclosureHead } from '#app/model/self-disclosure/heads.server.ts';
import styles from './Committees.module.css';

type CommitteesProps = { committees: DisclosureHead['committees'] };

/** Committees of the districts and how to write to them. Their addresses stand on no official page that we saw. */
export function Committees({ committees }: CommitteesProps) {
  const { t } = useTranslation(['self-disclosure', 'components']);
  return (
    <>
      <StackedTable className={styles.table}>
        <caption className="sr">{t('committees')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('district')}</th>
            <th scope="col">{t('committee')}</th>
            <th scope="col">{t('email')}</th>
          </tr>
        </thead>
        <tbody>
          {committees.map(({ name, district, email }) => (
            <tr key={email}>
              <th scope="row">{district}</th>
              <td>{name}</td>
              <td>
                <a href={`mailto:${email}`}>{email}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </StackedTable>
      <p className={styles.doubt}>{t('components:toBeConfirmed')}</p>
    </>
  );
}
