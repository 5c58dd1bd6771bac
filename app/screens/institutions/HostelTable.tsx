import { Eye, Images } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { PhotosDialog } from '#app/components/dialogs/PhotosDialog.tsx';
import { PdfSize } from '#app/components/links/FileLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { AskOffice } from '#app/components/offices/AskOffice.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { hostelPath } from '#app/model/hostels/rules.ts';
import type { DistrictOfList, HostelOfList, InstitutionList } from '#app/model/institutions/lists.server.ts';
import { ListTable } from './DistrictTable.tsx';
import styles from './ListTable.module.css';

export function HostelTable({ list }: { list: InstitutionList }) {
  const { t } = useTranslation('components');
  const [opened, setOpened] = useState<HostelOfList>();
  const samples = { id: 'samples', name: t('sample'), hostels: list.samples, inDistrict: list.samples.length };
  const groups = [...list.districts, { ...samples, ask: undefined }];
  return (
    <>
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
                <HostelRow key={hostel.name} hostel={hostel} onOpen={setOpened}>
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
      {opened && <PhotosDialog hostel={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

type HostelRowProps = { hostel: HostelOfList; onOpen: (hostel: HostelOfList) => void; children: ReactNode };

/** `children`: the row header of the district, in its first row. */
function HostelRow({ hostel, onOpen, children }: HostelRowProps) {
  const { t } = useTranslation(['institutions', 'components']);
  return (
    <tr>
      {children}
      <td className={styles.name}>
        {hostel.label}
        {hostel.closed && <span className={styles.mark}>{t('closed')}</span>}
      </td>
      <td className={styles.way}>
        <PageLink to={hostelPath(hostel.name)} state={{ hostel: hostel.name }} className={styles.action}>
          <Eye aria-hidden="true" />
          {t('components:view')}
          <span className="sr">: {hostel.label}</span>
        </PageLink>
      </td>
      <td className={`${styles.way} ${styles.figure}`}>{hostel.bytes && <PdfSize bytes={hostel.bytes} />}</td>
      <td className={styles.way}>
        <PhotosButton hostel={hostel} onOpen={onOpen} />
      </td>
    </tr>
  );
}

/** Opens the photos in a dialog; without script, the form leads to them on the hostel's page. */
function PhotosButton({ hostel, onOpen }: Omit<HostelRowProps, 'children'>) {
  const { t, language } = useTranslation('institutions');
  const page = pathIn(language, '/hostels/governmenthostels/hostelpdf');
  const open = (event: FormEvent) => {
    event.preventDefault();
    onOpen(hostel);
  };
  return (
    <form action={`${page}#${hostel.name}`} onSubmit={open}>
      <input type="hidden" name="hostel" value={hostel.name} />
      <button type="submit" className={styles.action}>
        <Images aria-hidden="true" />
        <span className={styles.word}>{t('photos')}</span>
        <span className="sr">: {hostel.label}</span>
      </button>
    </form>
  );
}

type UnnamedHostelsProps = { named: number; all: DistrictOfList['inDistrict']; year: string | undefined };

/** Shows how many hostels of a district the content does not name. */
function UnnamedHostels({ named, all, year = '' }: UnnamedHostelsProps) {
  const { t, language } = useTranslation('institutions');
  if (all === undefined) return <p>{t('noNames')}</p>;
  return <p>{t('namedHere', { year, all: formatNumber(all, language), named: formatNumber(named, language) })}</p>;
}
