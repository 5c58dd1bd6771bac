import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import buttons from '#app/components/buttons/buttons.module.css';
import { MapLink } from '#app/components/MapLink/MapLink.tsx';
import { PhoneLink } from '#app/components/PhoneLink/PhoneLink.tsx';
import styles from './OfficeContact.module.css';
import type { PlaceOffice } from './schemePage.server.ts';

/** One office: its address and the ways to reach it. What is not published is left out, and the note says where to ask. */
export function OfficeContact({ office }: { office: PlaceOffice }) {
  const { t } = useTranslation('components');
  return (
    <div className={styles.office}>
      <div className={styles.text}>
        <p>
          <b>{office.designation}</b>
        </p>
        {office.office_address && <address>{office.office_address}</address>}
        {office.note && <p>{office.note}</p>}
        {office.confidence === 'medium' && <p className={styles.doubt}>{t('toBeConfirmed')}</p>}
      </div>
      <div className={styles.ways}>
        {office.office_phone_number && <PhoneLink number={office.office_phone_number} of={office.designation} />}
        {office.office_email && (
          <a className={buttons.quiet} href={`mailto:${office.office_email}`}>
            <Mail aria-hidden="true" />
            {office.office_email}
          </a>
        )}
        <MapLink place={office.office_google_location} of={office.designation} />
      </div>
    </div>
  );
}
