import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { InstitutionList } from '#app/model/institutions/lists.server.ts';
import { DownloadFileLink, PdfSize, ViewFileLink } from '../FileLink/FileLink.tsx';
import {
  ColumnHead,
  RowHead,
  StackedTable,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '../StackedTable/StackedTable.tsx';
import { InstitutionNames } from './InstitutionNames.tsx';
import styles from './ListTable.module.css';

type DistrictTableProps = { list: InstitutionList };

/** Districts, each with the names of its institutions and the document that lists them. */
export function DistrictTable({ list }: DistrictTableProps) {
  const { t } = useTranslation(['institutions', 'components']);
  return (
    <StackedTable className={styles.table}>
      <caption className="sr">{t('byDistrict', { category: list.category })}</caption>
      <TableHead>
        <ColumnHead className={styles.district}>{t('district')}</ColumnHead>
        <ColumnHead>{t('institutions')}</ColumnHead>
        <ColumnHead className={styles.way}>{t('list')}</ColumnHead>
        <ColumnHead className={`${styles.way} ${styles.figure}`}>{t('size')}</ColumnHead>
        <ColumnHead className={styles.way}>{t('download')}</ColumnHead>
      </TableHead>
      {list.districts.map(({ id, name, document, institutions, ask }) => {
        const title = t('listOf', { category: list.category, district: name });
        return (
          <TableBody key={id}>
            <TableRow>
              <RowHead>{name}</RowHead>
              <TableCell>
                <InstitutionNames institutions={institutions} ask={ask} />
              </TableCell>
              <TableCell className={styles.way}>
                {document ? <ViewFileLink href={document.href} title={title} /> : t('noDocument')}
              </TableCell>
              <TableCell className={`${styles.way} ${styles.figure}`}>
                {document && <PdfSize bytes={document.bytes} />}
              </TableCell>
              <TableCell className={styles.way}>
                {document && <DownloadFileLink href={document.href} title={title} />}
              </TableCell>
            </TableRow>
          </TableBody>
        );
      })}
    </StackedTable>
  );
}
