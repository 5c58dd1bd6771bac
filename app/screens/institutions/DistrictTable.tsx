import { Cautions, ListCaution } from '#app/components/facts/Cautions.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { DownloadFileLink, PdfSize, ViewFileLink } from '#app/components/links/FileLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { AskOffice } from '#app/components/offices/AskOffice.tsx';
import { StackedTable } from '#app/components/text/StackedTable.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DistrictOfList, InstitutionList } from '#app/model/institutions/lists.server.ts';
import { partExceptValue } from './chosenDistrict.ts';
import styles from './ListTable.module.css';

/** Lists the schools, homes or aided hostels by district. Districts with published names come first. */
export function DistrictTable({ list: { category, districts } }: { list: InstitutionList }) {
  const { t } = useTranslation('institutions');
  const hasNames = ({ institutions }: DistrictOfList) => institutions.length > 0;
  const sorted = [...districts].sort((a, b) => Number(hasNames(b)) - Number(hasNames(a)));
  return (
    <>
      <ListCaution entries={districts.flatMap(({ institutions }) => institutions)} />
      <StackedTable className={styles.table}>
        <caption className="sr">{t('byDistrict', { category })}</caption>
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
        {sorted.map((district) => {
          const { id, name, document } = district;
          const title = t('listOf', { category, district: name });
          return (
            <tbody
              key={id}
              data-part-except={partExceptValue(districts, id)}
              className={hasNames(district) || document ? undefined : styles.unlisted}
            >
              <tr>
                <th scope="row">{name}</th>
                <td>
                  {hasNames(district) ? <InstitutionNames district={district} /> : <OfficeToAsk district={district} />}
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
    </>
  );
}

/** Names the office to ask once the district is chosen. */
function OfficeToAsk({ district: { id, ask } }: { district: DistrictOfList }) {
  const { t } = useTranslation('institutions');
  return (
    <>
      <p>{t('noNames')}</p>
      <div className={styles.ask} data-part-only={id} data-chosen="false">
        <AskOffice office={ask} />
      </div>
    </>
  );
}

/** Shows the names from the district's PDF as text, for visitors who cannot open the PDF. */
function InstitutionNames({ district: { institutions, ask } }: { district: DistrictOfList }) {
  const { t } = useTranslation('institutions');
  return (
    <>
      <ul className={styles.names}>
        {institutions.map((institution) => {
          const { id, title, path, place, ngo, note, website } = institution;
          return (
            <li key={id}>
              <b>{path ? <PageLink to={path}>{title}</PageLink> : title}</b>
              <Cautions entry={institution} isInList />
              <p>{place}</p>
              {ngo && <p>{t('runBy', { ngo })}</p>}
              {note && <p>{note}</p>}
              {website && (
                <p>
                  <ExternalLink href={website}>{website.replace(/^https?:\/\//, '')}</ExternalLink>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.missing}>{t('noNumber')}</p>
      <AskOffice office={ask} />
    </>
  );
}
