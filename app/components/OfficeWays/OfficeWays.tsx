import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OfficeContact } from '#app/model/offices/contact.server.ts';
import buttons from '../buttons/buttons.module.css';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { MapLink } from '../MapLink/MapLink.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './OfficeWays.module.css';

type OfficeWaysProps = {
  office: Pick<OfficeContact, 'designation'> &
    Partial<Pick<OfficeContact, 'office_phone_number' | 'office_email' | 'website' | 'office_google_location'>>;
};

/** The ways to reach an office: telephone, map, e-mail, its own site. What is not published is left out. */
export function OfficeWays({ office }: OfficeWaysProps) {
  const { t } = useTranslation('components');
  return (
    <div className={styles.ways}>
      {office.office_phone_number && <PhoneLink number={office.office_phone_number} of={office.designation} />}
      {office.office_google_location && <MapLink place={office.office_google_location} of={office.designation} />}
      {office.office_email && (
        <a className={buttons.quiet} href={`mailto:${office.office_email}`}>
          <Mail aria-hidden="true" />
          <Email>{office.office_email}</Email>
        </a>
      )}
      {office.website && (
        <ExternalLink className={buttons.quiet} href={office.website}>
          {t('website')}
          <span className="sr">: {office.designation}</span>
        </ExternalLink>
      )}
    </div>
  );
}

/** On a narrow screen an address breaks before its @, not before its last letter. */
function Email({ children }: { children: string }) {
  const at = children.indexOf('@');
  return (
    <span>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}
