import type { ReactNode } from 'react';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { DownloadFileLink, PdfSize, ViewFileLink } from '#app/components/links/FileLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { AskOffice } from '#app/components/offices/AskOffice.tsx';
import { StackedTable } from '#app/components/text/StackedTable.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DistrictOfList, InstitutionList } from '#app/model/institutions/lists.server.ts';
import styles from './ListTable.module.css';

export function DistrictTable({ list: { category, districts } }: { list: InstitutionList }) {
  const { t } = useTranslation('institutions');
  return (
    <ListTable category={category} columns={['institutions', 'list', 'size', 'download']}>
      {districts.map((district) => {
        const { id, name, document } = district;
        const title = t('listOf', { category, district: name });
        return (
          <tbody key={id}>
            <tr>
              <th scope="row">{name}</th>
              <td>
                <InstitutionNames district={district} />
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
    </ListTable>
  );
}

/** Repeats the names of the district's PDF as text, for visitors who cannot open it. */
function InstitutionNames({ district: { institutions, ask } }: { district: DistrictOfList }) {
  const { t } = useTranslation(['institutions', 'components']);
  return (
    <>
      {institutions.length > 0 && (
        <ul className={styles.names}>
          {institutions.map(({ id, title, path, place, ngo, note, website, confidence, sample }) => (
            <li key={id}>
              <b>{path ? <PageLink to={path}>{title}</PageLink> : title}</b>
              <p>{place}</p>
              {ngo && <p>{t('runBy', { ngo })}</p>}
              {note && <p>{note}</p>}
              {website && (
                <p>
                  <ExternalLink href={website}>{website.replace(/^https?:\/\//, '')}</ExternalLink>
                </p>
              )}
              {sample && <p>{t('components:sampleNote')}</p>}
              {confidence === 'medium' && !sample && <p className={styles.doubt}>{t('components:toBeConfirmed')}</p>}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.missing}>{t(institutions.length > 0 ? 'noNumber' : 'noNames')}</p>
      <AskOffice office={ask} />
    </>
  );
}

type ListTableProps = {
  category: string;
  columns: readonly ['institutions' | 'hostel', ...('list' | 'details' | 'size' | 'download' | 'photos')[]];
  children: ReactNode;
};

/** Renders caption and header of a list by district; `children` are its table bodies. */
export function ListTable({ category, columns: [names, ...actions], children }: ListTableProps) {
  const { t } = useTranslation('institutions');
  return (
    <StackedTable className={styles.table}>
      <caption className="sr">{t('byDistrict', { category })}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.district}>
            {t('district')}
          </th>
          <th scope="col">{t(names)}</th>
          {actions.map((action) => (
            <th key={action} scope="col" className={action === 'size' ? `${styles.way} ${styles.figure}` : styles.way}>
              {t(action)}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </StackedTable>
  );
}
