import { formatProvenance, Sources } from '#app/components/facts/Provenance.tsx';
import { BoldWords } from '#app/components/text/BoldWords.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { countSeats, isClosed, STUDENTS_PER_TRIANGLE, triangles } from '#app/model/hostels/rules.ts';
import type { DistrictOffice } from '#app/model/offices/data.server.ts';
import { HostelContact, HostelFacts } from './HostelFacts.tsx';
import styles from './HostelSection.module.css';
import type { HostelDetails } from './hostelDetails.server.ts';

export function HostelNotes({ hostel }: { hostel: HostelDetails }) {
  const { t } = useTranslation('hostel');
  return (
    <>
      {isClosed(hostel) && <Note kind="warning">{t('closed')}</Note>}
      {hostel.note && <Note>{hostel.note}</Note>}
    </>
  );
}

type HostelDescriptionProps = { hostel: HostelDetails; office: DistrictOffice | undefined };

/** Shows the seats of a hostel, its facts and their sources. `office`: office to call if the hostel has no telephone number. */
export function HostelDescription({ hostel, office }: HostelDescriptionProps) {
  const { t, language } = useTranslation('components');
  const seats = countSeats(hostel);
  return (
    <>
      {seats && <Seats seats={seats} year={hostel.schoolYear} />}
      <div className={styles.contact}>
        <HostelContact hostel={hostel} office={office} />
      </div>
      <HostelFacts hostel={hostel} />
      <p className={`muted ${styles.provenance}`}>{formatProvenance(hostel, t, language)}</p>
      <Sources sources={hostel.sources} of={hostel.hostelFullname} />
    </>
  );
}

function Seats({ seats, year }: { seats: { capacity: number; admitted: number; free: number }; year: string }) {
  const { t, language } = useTranslation('hostel');
  const number = (value: number) => formatNumber(value, language);
  const { used, free } = triangles(seats);
  return (
    <div className={styles.seats}>
      <p className={styles.figure}>
        <BoldWords
          sentence={t('seatsFree', { count: seats.free, skipInterpolation: true })}
          values={{ year, free: number(seats.free), capacity: number(seats.capacity) }}
        />
      </p>
      <div className={styles.triangles} aria-hidden="true">
        {Array.from({ length: used + free }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the triangles have no id but their index.
          <i key={index} className={index < used ? styles.used : undefined} />
        ))}
      </div>
      <p className={`small ${styles.legend}`}>
        {t('legend', { each: number(STUDENTS_PER_TRIANGLE), admitted: number(seats.admitted) })}
      </p>
    </div>
  );
}
