import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { InstitutionList } from '#app/model/institutions/lists.server.ts';
import { DownloadFileLink, PdfSize, ViewFileLink } from '../links/FileLink.tsx';
import { StackedTable } from '../text/StackedTable.tsx';
import { InstitutionNames } from './InstitutionNames.tsx';
import styles from './ListTable.module.css';

type DistrictTableProps = { list: InstitutionList };

/** Districts, each with the names of its institutions and the document that lists them. */
export function DistrictTable({ list }: DistrictTableProps) {
  const { t } = useTranslation(['institutions', 'components']);
  return (
    <StackedTable className={styles.table}>
      <caption className="sr">{t('byDistrict', { category: list.category })}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.district}>
            {t('district')}
          </th>
          <th scope="col">{t('institutions')}</th>
          <th scope="col" className={styles.way}>
            {t('list')}
          </th>
          <th scope="col" className={`${styles.way} ${styles.figure}`}>
            {t('size')}
          </th>
          <th scope="col" className={styles.way}>
            {t('download')}
          </th>
        </tr>
      </thead>
      {list.districts.map(({ id, name, document, institutions, ask }) => {
        const title = t('listOf', { category: list.category, district: name });
        return (
          <tbody key={id}>
            <tr>
              <th scope="row">{name}</th>
              <td>
                <InstitutionNames institutions={institutions} ask={ask} />
              </td>
              <td className={styles.way}>
                {document ? <ViewFileLink href={document.href} title={title} /> : t('noDocument')}
              </td>
              <td className={`${styles.way} ${styles.figure}`}>{document && <PdfSize bytes={document.bytes} />}</td>
              <td className={styles.way}>{document && <DownloadFileLink href={document.href} title={title} />}</td>
            </tr>
          </tbody>
        );
      })}
    </StackedTable>
  );
}
