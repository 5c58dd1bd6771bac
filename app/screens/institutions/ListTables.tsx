import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Cautions } from '#app/components/facts/Cautions.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { DownloadFileLink, PdfSize, ViewFileLink } from '#app/components/links/FileLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { AskOffice } from '#app/components/offices/AskOffice.tsx';
import { StackedTable } from '#app/components/text/StackedTable.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Island } from '#app/islands/Island.tsx';
import { hostelPath } from '#app/model/hostels/rules.ts';
import type { DistrictOfList, HostelOfList, InstitutionList } from '#app/model/institutions/lists.server.ts';
import styles from './ListTable.module.css';
import { PhotosButton } from './PhotosButton.island.tsx';

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

/** Shows the names from the district's PDF as text, for visitors who cannot open the PDF. */
function InstitutionNames({ district: { institutions, ask } }: { district: DistrictOfList }) {
  const { t } = useTranslation('institutions');
  return (
    <>
      {institutions.length > 0 && (
        <ul className={styles.names}>
          {institutions.map((institution) => {
            const { id, title, path, place, ngo, note, website } = institution;
            return (
              <li key={id}>
                <b>{path ? <PageLink to={path}>{title}</PageLink> : title}</b>
                <Cautions entry={institution} />
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

/** Renders the caption and header of a table by district. `children`: table bodies. */
function ListTable({ category, columns: [names, ...actions], children }: ListTableProps) {
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

export function HostelTable({ list }: { list: InstitutionList }) {
  const { t } = useTranslation('components');
  const samples = { id: 'samples', name: t('sample'), hostels: list.samples, inDistrict: list.samples.length };
  const groups = [...list.districts, { ...samples, ask: undefined }];
  return (
    <ListTable category={list.category} columns={['hostel', 'details', 'size', 'photos']}>
      {groups.map(({ id, name, hostels, inDistrict, ask }) => {
        const hasUnnamed = hostels.length < (inDistrict ?? 1);
        const head = (
          <th scope="rowgroup" rowSpan={hostels.length + (hasUnnamed ? 1 : 0)}>
            {name}
          </th>
        );
        return (
          <tbody key={id}>
            {hostels.map((hostel, index) => (
              <HostelRow key={hostel.name} hostel={hostel}>
                {index === 0 && head}
              </HostelRow>
            ))}
            {hasUnnamed && (
              <tr>
                {hostels.length === 0 && head}
                <td colSpan={4}>
                  <UnnamedHostels named={hostels.length} all={inDistrict} year={list.schoolYear} />
                  <AskOffice office={ask} />
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
    </ListTable>
  );
}

type HostelRowProps = { hostel: HostelOfList; children: ReactNode };

/** `children`: the row header of the district; set only in the district's first row. */
function HostelRow({ hostel, children }: HostelRowProps) {
  const { t } = useTranslation(['institutions', 'components']);
  return (
    <tr>
      {children}
      <td className={styles.name}>
        {hostel.label}
        {hostel.closed && <span className={styles.mark}>{t('closed')}</span>}
        <Cautions entry={hostel} />
      </td>
      <td className={styles.way}>
        <PageLink to={hostelPath(hostel.name)} className={styles.action}>
          <Eye aria-hidden="true" />
          {t('components:view')}
          <span className="sr">: {hostel.label}</span>
        </PageLink>
      </td>
      <td className={`${styles.way} ${styles.figure}`}>{hostel.bytes && <PdfSize bytes={hostel.bytes} />}</td>
      <td className={styles.way}>
        <Island name="PhotosButton" component={PhotosButton} props={{ hostel: photosOf(hostel) }} />
      </td>
    </tr>
  );
}

const photosOf = ({ name, label, photos }: HostelOfList) => ({ name, label, photos });

type UnnamedHostelsProps = { named: number; all: DistrictOfList['inDistrict']; year: string | undefined };

/** Shows how many of a district's hostels are listed by name. */
function UnnamedHostels({ named, all, year = '' }: UnnamedHostelsProps) {
  const { t, language } = useTranslation('institutions');
  if (all === undefined) return <p>{t('noNames')}</p>;
  return <p>{t('namedHere', { year, all: formatNumber(all, language), named: formatNumber(named, language) })}</p>;
}
