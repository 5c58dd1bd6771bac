import { Eye, Images } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { pathIn } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { hostelPath } from '#app/model/hostels/rules.ts';
import type { DistrictOfList, HostelOfList, InstitutionList } from '#app/model/institutions/lists.server.ts';
import { PhotosDialog } from '../dialogs/PhotosDialog.tsx';
import { PdfSize } from '../links/FileLink.tsx';
import { PageLink } from '../links/PageLink.tsx';
import { AskOffice } from '../offices/AskOffice.tsx';
import styles from './ListTable.module.css';
import { ListTable } from './ListTable.tsx';

type HostelTableProps = { list: InstitutionList };

export function HostelTable({ list }: HostelTableProps) {
  const { t } = useTranslation(['institutions', 'components']);
  const [photosOf, setPhotosOf] = useState<HostelOfList>();
  return (
    <>
      <ListTable category={list.category} columns={['hostel', 'details', 'size', 'photos']}>
        {list.districts.map((district) => (
          <tbody key={district.id}>
            {district.hostels.map((hostel, index) => (
              <HostelRow key={hostel.name} hostel={hostel} onOpen={setPhotosOf}>
                {index === 0 && <DistrictHead district={district} />}
              </HostelRow>
            ))}
            {hasUnnamed(district) && (
              <tr>
                {district.hostels.length === 0 && <DistrictHead district={district} />}
                <td colSpan={4}>
                  <Unnamed district={district} year={list.schoolYear} />
                </td>
              </tr>
            )}
          </tbody>
        ))}
        <tbody>
          {list.samples.map((hostel, index) => (
            <HostelRow key={hostel.name} hostel={hostel} onOpen={setPhotosOf}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={list.samples.length}>
                  {t('components:sample')}
                </th>
              )}
            </HostelRow>
          ))}
        </tbody>
      </ListTable>
      {photosOf && <PhotosDialog hostel={photosOf} onClose={() => setPhotosOf(undefined)} />}
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
        <PhotosButton hostel={hostel} onOpen={() => onOpen(hostel)} />
      </td>
    </tr>
  );
}

function DistrictHead({ district }: { district: DistrictOfList }) {
  return (
    <th scope="rowgroup" rowSpan={district.hostels.length + (hasUnnamed(district) ? 1 : 0)}>
      {district.name}
    </th>
  );
}

/** Tells whether the district has hostels that the content does not name. */
function hasUnnamed({ hostels, inDistrict = 1 }: DistrictOfList): boolean {
  return hostels.length < inDistrict;
}

type UnnamedProps = { district: DistrictOfList; year: string | undefined };

function Unnamed({ district: { hostels, inDistrict, ask }, year = '' }: UnnamedProps) {
  const { t, language } = useTranslation('institutions');
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <p>
        {inDistrict === undefined
          ? t('noNames')
          : t('namedHere', { year, all: number(inDistrict), named: number(hostels.length) })}
      </p>
      <AskOffice office={ask} />
    </>
  );
}

type PhotosButtonProps = { hostel: HostelOfList; onOpen: () => void };

/** Opens the photos in a dialog; without script, the form leads to them on the hostel's page. */
function PhotosButton({ hostel, onOpen }: PhotosButtonProps) {
  const { t, language } = useTranslation('institutions');
  const page = pathIn(language, '/hostels/governmenthostels/hostelpdf');
  const open = (event: FormEvent) => {
    event.preventDefault();
    onOpen();
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
