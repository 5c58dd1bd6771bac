import type { ReactNode } from 'react';
import { LoadError, useLazyComponent } from '#app/components/dialogs/useLazyComponent.tsx';
import { provenanceText, Sources } from '#app/components/facts/Provenance.tsx';
import { HostelPhoto } from '#app/components/media/HostelPhoto.tsx';
import { BoldWords } from '#app/components/text/BoldWords.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { countSeats, isClosed, STUDENTS_PER_TRIANGLE, triangles } from '#app/model/hostels/rules.ts';
import type { DistrictOffice } from '#app/model/offices/data.server.ts';
import { retryableImport } from '#app/retryableImport.ts';
import { HostelFacts } from './HostelFacts.tsx';
import styles from './HostelSection.module.css';
import type { HostelDetails } from './hostelDetails.server.ts';

const loadDialog = retryableImport(() => import('#app/components/dialogs/PhotosDialog.tsx'));

type HostelSectionProps = { hostel: HostelDetails; office: DistrictOffice | undefined; alone?: boolean };

/** `alone`: the page's heading already names the hostel. */
export function HostelSection({ hostel, office, alone = false }: HostelSectionProps) {
  const { t, language } = useTranslation('hostel');
  const { t: common } = useTranslation('components');
  const seats = countSeats(hostel);
  return (
    <section id={alone ? undefined : hostel.name} className={styles.section}>
      {!alone && <h2>{hostel.hostelFullname}</h2>}
      <div className={styles.notes}>
        {hostel.sample && <Note kind="warning">{common('sampleNote')}</Note>}
        {isClosed(hostel) && <Note kind="warning">{t('closed')}</Note>}
        {hostel.note && <Note>{hostel.note}</Note>}
      </div>
      <div className={styles.columns} data-photos={hostel.photos.length > 0}>
        <div>
          {seats && <Seats seats={seats} year={hostel.schoolYear} />}
          <HostelFacts hostel={hostel} office={office} />
          <p className={styles.provenance}>
            {provenanceText(hostel, common, language)}
            {hostel.confidence === 'medium' && ` ${common('toBeConfirmed')}`}
          </p>
          <Sources sources={hostel.sources} of={hostel.hostelFullname} />
        </div>
        {hostel.photos.length > 0 && <HostelPhotos hostel={hostel} />}
      </div>
    </section>
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
          <i key={index} data-used={index < used} />
        ))}
      </div>
      <p className={styles.legend}>
        {t('legend', { each: number(STUDENTS_PER_TRIANGLE), admitted: number(seats.admitted) })}
      </p>
    </div>
  );
}

const SIZES = '(min-width: 992px) 24rem, 100vw';

/** Shows the first photo. Without JavaScript, shows all photos. */
function HostelPhotos({ hostel }: { hostel: HostelDetails }) {
  const { t } = useTranslation('hostel');
  const { name, photos } = hostel;
  return (
    <div>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.picture.stem}>
            <figure>
              <HostelPhoto hostel={name} index={index} photo={photo} sizes={SIZES} decorative />
              <figcaption>{photo.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <div className={`needs-script ${styles.more}`}>
          <PhotosOpener hostel={hostel} className={styles.open}>
            {t('seePhotos', { count: photos.length, number: photos.length })}
          </PhotosOpener>
        </div>
      )}
    </div>
  );
}

type PhotosOpenerProps = { hostel: HostelDetails; className: string | undefined; children: ReactNode };

export function PhotosOpener({ hostel, className, children }: PhotosOpenerProps) {
  const { Component: Dialog, failed, open, close } = useLazyComponent(loadDialog, 'PhotosDialog');
  const { name, hostelFullname: label, photos } = hostel;
  return (
    <>
      <button type="button" className={className} onClick={open}>
        {children}
      </button>
      <LoadError failed={failed} />
      {Dialog && <Dialog hostel={{ name, label, photos }} onClose={close} />}
    </>
  );
}
