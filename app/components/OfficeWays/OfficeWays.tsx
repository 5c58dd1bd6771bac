import { Mail } from 'lucide-react';
import type { Localized } from '#app/model/localize.ts';
import type { Office } from '#app/model/offices/schema.server.ts';
import buttons from '../buttons/buttons.module.css';
import { MapLink } from '../MapLink/MapLink.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './OfficeWays.module.css';

type OfficeWaysProps = {
  office: Pick<Localized<Office>, 'designation' | 'office_phone_number' | 'office_email' | 'office_google_location'>;
};

/** The ways to reach an office: telephone, e-mail, map. What is not published is left out. */
export function OfficeWays({ office }: OfficeWaysProps) {
  return (
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
  );
}
