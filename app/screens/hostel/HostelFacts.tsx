import type { ReactNode } from 'react';
import { DownloadFileLink, PdfSize, ViewFileLink } from '#app/components/links/FileLink.tsx';
import { MapLink } from '#app/components/links/MapLink.tsx';
import { InlinePhoneLink } from '#app/components/links/PhoneLink.tsx';
import { AskOffice } from '#app/components/offices/AskOffice.tsx';
import { ContactLinks } from '#app/components/offices/ContactLinks.tsx';
import { StackedTable } from '#app/components/text/StackedTable.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { formatList } from '#app/i18n/format/lists.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { countSeats, isClosed, isPhoneNumber } from '#app/model/hostels/rules.ts';
import type { DistrictOffice } from '#app/model/offices/data.server.ts';
import styles from './HostelFacts.module.css';
import type { HostelDetails } from './hostelDetails.server.ts';

type HostelFactsProps = { hostel: HostelDetails; office: DistrictOffice | undefined };

/** Lists the facts in the specification's order; unknown facts have no row. */
export function HostelFacts({ hostel }: Pick<HostelFactsProps, 'hostel'>) {
  const { t, language } = useTranslation(['hostel', 'institutions']);
  const number = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value, language));
  const figures: [name: string, value: string | undefined][] = [
    [t('approvedCapacity'), number(hostel.hostelcapacity)],
    [t('buildingCapacity'), number(hostel.buildingCapacity)],
    [t('current', { year: hostel.schoolYear }), number(hostel.current)],
    ...(isClosed(hostel) ? [] : [[t('vacant'), number(countSeats(hostel)?.free)] as [string, string | undefined]]),
  ];
  const unknown = figures.filter(([, value]) => value === undefined).map(([name]) => name);
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
        <Fact name={t('head')} value={<HostelHead hostel={hostel} />} />
        {figures.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
        {/* Figures of aided hostels belong to their organisations and are never published. */}
        {hostel.category === 'government' && unknown.length > 0 && (
          <Fact name={formatList(unknown, language)} value={t('notPublished')} />
        )}
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
                <p className={`small ${styles.remark}`}>{t('facilitiesOfAll')}</p>
              </>
            )
          }
        />
        <Fact
          onScreen
          name={t('photosOf')}
          value={hostel.photos.length === 0 ? t('institutions:noPhotos') : undefined}
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
              <span className="cluster">
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

/** `onScreen`: whether print omits the fact. */
function Fact({ name, value, onScreen = false }: { name: string; value: ReactNode; onScreen?: boolean }) {
  if (value === undefined || value === '') return null;
  return (
    <tr className={onScreen ? 'no-print' : undefined}>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  );
}

/** Shows the head of the hostel with a telephone number, or a sentence if none is published. */
function HostelHead({ hostel: { headName, headContact: contact, hostelFullname } }: Pick<HostelFactsProps, 'hostel'>) {
  return (
    <>
      <p>{headName}</p>
      {contact && <p>{isPhoneNumber(contact) ? <InlinePhoneLink number={contact} of={hostelFullname} /> : contact}</p>}
    </>
  );
}

/** Shows whom to call: the head of the hostel, or the office if no telephone number of the hostel is published. */
export function HostelContact({ hostel, office }: HostelFactsProps) {
  const { t } = useTranslation('hostel');
  const { headContact: contact, hostelFullname, hostelAddress } = hostel;
  if (contact && isPhoneNumber(contact))
    return <ContactLinks office={{ designation: hostelFullname, office_phone_number: contact }} />;
  if (!office) return null;
  return (
    <>
      <p>{t(hostelAddress ? 'noPhone' : 'noPhoneNoAddress')}</p>
      <AskOffice office={office} />
    </>
  );
}
