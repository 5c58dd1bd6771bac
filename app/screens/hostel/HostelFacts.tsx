import type { ReactNode } from 'react';
import { DownloadFileLink, PdfSize, ViewFileLink } from '#app/components/links/FileLink.tsx';
import { MapLink } from '#app/components/links/MapLink.tsx';
import { AskOffice } from '#app/components/offices/AskOffice.tsx';
import { ContactLinks } from '#app/components/offices/ContactLinks.tsx';
import { StackedTable } from '#app/components/text/StackedTable.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { countSeats, isClosed, isPhoneNumber } from '#app/model/hostels/rules.ts';
import type { DistrictOffice } from '#app/model/offices/data.server.ts';
import styles from './HostelFacts.module.css';
import type { HostelDetails } from './hostelDetails.server.ts';

type HostelFactsProps = { hostel: HostelDetails; office: DistrictOffice | undefined };

/** Lists the facts in the specification's order; unknown facts have no row. */
export function HostelFacts({ hostel, office }: HostelFactsProps) {
  const { t, language } = useTranslation('hostel');
  const number = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value, language));
  // Figures of aided hostels belong to their organisations and are never published.
  const unpublished = hostel.category === 'government' ? t('notPublished') : undefined;
  return (
    <StackedTable className={styles.facts}>
      <caption className="sr">{t('details', { hostel: hostel.hostelFullname })}</caption>
      <tbody>
        <Fact name={t('serialNumber')} value={number(hostel.srNo)} />
        <Fact name={t('district')} value={hostel.districtName} />
        <Fact name={t('fullName')} value={<b>{hostel.hostelFullname}</b>} />
        <Fact
          name={t('renamed')}
          value={hostel.nameUntil && t('nameUntil', { date: formatDate(hostel.nameUntil, language) })}
        />
        <Fact name={t('students')} value={hostel.students && t(`studentsOf.${hostel.students}`)} />
        <Fact name={t('address')} value={hostel.hostelAddress} />
        <Fact name={t('ngo')} value={hostel.ngo} />
        <Fact name={t('head')} value={<HostelHead hostel={hostel} office={office} />} />
        <Fact name={t('approvedCapacity')} value={number(hostel.hostelcapacity) ?? unpublished} />
        <Fact name={t('buildingCapacity')} value={number(hostel.buildingCapacity) ?? unpublished} />
        <Fact name={t('current', { year: hostel.schoolYear })} value={number(hostel.current) ?? unpublished} />
        <Fact
          name={t('vacant')}
          value={isClosed(hostel) ? undefined : (number(countSeats(hostel)?.free) ?? unpublished)}
        />
        <Fact
          name={t('facilities')}
          value={
            hostel.facilities && (
              <>
                <ol className={styles.facilities}>
                  {hostel.facilities.map((facility) => (
                    <li key={facility}>{facility}</li>
                  ))}
                </ol>
                <p className={styles.remark}>{t('facilitiesOfAll')}</p>
              </>
            )
          }
        />
        <Fact
          onScreen
          name={t('map')}
          value={hostel.mapLink && <MapLink place={hostel.mapLink} of={hostel.hostelFullname} inRow />}
        />
        <Fact
          onScreen
          name={t('document')}
          value={
            hostel.doc &&
            hostel.bytes && (
              <span className={styles.document}>
                <ViewFileLink href={hostel.doc} title={hostel.hostelFullname} />
                <DownloadFileLink href={hostel.doc} title={hostel.hostelFullname} />
                <PdfSize bytes={hostel.bytes} />
              </span>
            )
          }
        />
      </tbody>
    </StackedTable>
  );
}

/** `onScreen`: omitted in print. */
function Fact({ name, value, onScreen = false }: { name: string; value: ReactNode; onScreen?: boolean }) {
  if (value === undefined || value === '') return null;
  return (
    <tr className={onScreen ? 'no-print' : undefined}>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  );
}

/** Shows the head of the hostel, or the office to ask if no telephone number is published. */
function HostelHead({ hostel, office }: HostelFactsProps) {
  const { t } = useTranslation('hostel');
  const { headName, headContact: contact, hostelFullname, hostelAddress } = hostel;
  if (contact && isPhoneNumber(contact)) {
    return (
      <div className={styles.head}>
        <p>{headName}</p>
        <ContactLinks office={{ designation: hostelFullname, office_phone_number: contact }} />
      </div>
    );
  }
  return (
    <>
      <p>{headName}</p>
      {contact && <p>{contact}</p>}
      {office && <p>{t(hostelAddress ? 'noPhone' : 'noPhoneNoAddress')}</p>}
      <AskOffice office={office} />
    </>
  );
}
