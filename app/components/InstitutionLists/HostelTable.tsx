import { Eye } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { hostelPath } from '#app/model/hostels/rules.ts';
import type { DistrictOfList, HostelOfList, InstitutionList } from '#app/model/institutions/lists.server.ts';
import { AskOffice } from '../AskOffice/AskOffice.tsx';
import { PdfSize } from '../FileLink/FileLink.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { PhotosDialog } from '../PhotosDialog/PhotosDialog.tsx';
import {
  ColumnHead,
  RowHead,
  StackedTable,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '../StackedTable/StackedTable.tsx';
import styles from './ListTable.module.css';
import { PhotosButton } from './PhotosButton.tsx';

type HostelTableProps = { list: InstitutionList };

/** Government hostels under their districts: page, size of the document, photos. */
export function HostelTable({ list }: HostelTableProps) {
  const { t } = useTranslation(['institutions', 'components']);
  const [photosOf, setPhotosOf] = useState<HostelOfList>();
  return (
    <>
      <StackedTable className={styles.table}>
        <caption className="sr">{t('byDistrict', { category: list.category })}</caption>
        <TableHead>
          <ColumnHead className={styles.district}>{t('district')}</ColumnHead>
          <ColumnHead>{t('hostel')}</ColumnHead>
          <ColumnHead className={styles.way}>{t('details')}</ColumnHead>
          <ColumnHead className={`${styles.way} ${styles.figure}`}>{t('size')}</ColumnHead>
          <ColumnHead className={styles.way}>{t('photos')}</ColumnHead>
        </TableHead>
        {list.districts.map((district) => (
          <TableBody key={district.id}>
            {district.hostels.map((hostel, index) => (
              <TableRow key={hostel.name}>
                {index === 0 && <DistrictHead district={district} />}
                <TableCell className={styles.name}>
                  {hostel.label}
                  {hostel.closed && <ClosedMark sample={hostel.sample === true} />}
                </TableCell>
                <TableCell className={styles.way}>
                  <PageLink to={hostelPath(hostel.name)} state={{ hostel: hostel.name }} className={styles.action}>
                    <Eye aria-hidden="true" />
                    {t('components:view')}
                    <span className="sr">: {hostel.label}</span>
                  </PageLink>
                </TableCell>
                <TableCell className={`${styles.way} ${styles.figure}`}>
                  <PdfSize bytes={hostel.bytes} />
                </TableCell>
                <TableCell className={styles.way}>
                  <PhotosButton hostel={hostel} onOpen={() => setPhotosOf(hostel)} />
                </TableCell>
              </TableRow>
            ))}
            {hasUnnamed(district) && (
              <TableRow>
                {district.hostels.length === 0 && <DistrictHead district={district} />}
                <TableCell colSpan={4}>
                  <Unnamed district={district} />
                </TableCell>
              </TableRow>
            )}
          </TableBody>
        ))}
      </StackedTable>
      {photosOf && <PhotosDialog hostel={photosOf} onClose={() => setPhotosOf(undefined)} />}
    </>
  );
}

function DistrictHead({ district }: { district: DistrictOfList }) {
  return (
    <RowHead scope="rowgroup" rowSpan={district.hostels.length + (hasUnnamed(district) ? 1 : 0)}>
      {district.name}
    </RowHead>
  );
}

/** Not every hostel is known by name; a district without any says so, too. */
function hasUnnamed({ hostels, inDistrict = 1 }: DistrictOfList): boolean {
  return hostels.length < inDistrict;
}

/** How many hostels of the district stand here, and who knows the others. */
function Unnamed({ district: { hostels, inDistrict, ask } }: { district: DistrictOfList }) {
  const { t } = useTranslation('institutions');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <p>
        {inDistrict === undefined
          ? t('noNames')
          : t('namedHere', { all: number(inDistrict), named: number(hostels.length) })}
      </p>
      <AskOffice office={ask} />
    </>
  );
}

/** A closure that only illustrates says so here too: somebody may read no further than the table. */
function ClosedMark({ sample }: { sample: boolean }) {
  const { t } = useTranslation(['institutions', 'components']);
  return (
    <span className={styles.mark}>
      <span>{t('closed')}</span>
      {sample && <span className={styles.sample}>{t('components:sample')}</span>}
    </span>
  );
}
