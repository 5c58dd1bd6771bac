import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DistrictOfList, InstitutionList } from '#app/model/institutions/lists.server.ts';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { DownloadFileLink, PdfSize, ViewFileLink } from '../links/FileLink.tsx';
import { PageLink } from '../links/PageLink.tsx';
import { AskOffice } from '../offices/AskOffice.tsx';
import styles from './ListTable.module.css';
import { ListTable } from './ListTable.tsx';

type DistrictTableProps = { list: InstitutionList };

export function DistrictTable({ list }: DistrictTableProps) {
  const { t } = useTranslation(['institutions', 'components']);
  return (
    <ListTable category={list.category} columns={['institutions', 'list', 'size', 'download']}>
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
    </ListTable>
  );
}

type InstitutionNamesProps = { institutions: DistrictOfList['institutions']; ask: DistrictOfList['ask'] };

/** Repeats the names of the district's PDF as text, for visitors who cannot open it. */
function InstitutionNames({ institutions, ask }: InstitutionNamesProps) {
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
      <p className={styles.missing}>{institutions.length > 0 ? t('noNumber') : t('noNames')}</p>
      <AskOffice office={ask} />
    </>
  );
}
