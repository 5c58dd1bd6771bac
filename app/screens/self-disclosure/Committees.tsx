import {
  ColumnHead,
  RowHead,
  StackedTable,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '#app/components/StackedTable/StackedTable.tsx';
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
        <TableHead>
          <ColumnHead>{t('district')}</ColumnHead>
          <ColumnHead>{t('committee')}</ColumnHead>
          <ColumnHead>{t('email')}</ColumnHead>
        </TableHead>
        <TableBody>
          {committees.map(({ name, district, email }) => (
            <TableRow key={email}>
              <RowHead>{district}</RowHead>
              <TableCell>{name}</TableCell>
              <TableCell>
                <a href={`mailto:${email}`}>{email}</a>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </StackedTable>
      <p className={styles.doubt}>{t('components:toBeConfirmed')}</p>
    </>
  );
}
