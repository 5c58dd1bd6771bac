import { provenanceText } from '#app/components/facts/provenanceText.ts';
import { Sources } from '#app/components/facts/Sources.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { isClosed, seatsOf } from '#app/model/hostels/rules.ts';
import type { DistrictOffice } from '#app/model/offices/districtOffice.server.ts';
import { HostelFacts } from './HostelFacts.tsx';
import { HostelPhotos } from './HostelPhotos.tsx';
import styles from './HostelSection.module.css';
import type { HostelDetails } from './hostelDetails.server.ts';
import { Seats } from './Seats.tsx';

type HostelSectionProps = { hostel: HostelDetails; office: DistrictOffice | undefined; alone?: boolean };

/** Everything about one hostel. `alone`: the page's heading already names it. */
export function HostelSection({ hostel, office, alone = false }: HostelSectionProps) {
  const { t } = useTranslation('hostel');
  const { t: common } = useTranslation('components');
  const language = useLanguage();
  const seats = seatsOf(hostel);
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
