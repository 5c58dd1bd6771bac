import { BookUser, Mail } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import buttons from '../buttons.module.css';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { MapLink } from '../links/MapLink.tsx';
import { PhoneLink } from '../links/PhoneLink.tsx';
import { Email } from './Email.tsx';
import styles from './OfficeWays.module.css';
import { PlainWays, type ReachedOffice } from './PlainWays.tsx';

type OfficeWaysProps = { office: ReachedOffice; plain?: boolean };

/**
 * The ways to reach an office: telephone, map, e-mail, its own site. What is not published is left out. `plain`: links in
 * place of buttons, where many offices stand in a list.
 */
export function OfficeWays({ office, plain = false }: OfficeWaysProps) {
  const { t } = useTranslation('components');
  if (plain) return <PlainWays office={office} />;
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
      {office.contactFile && (
        // Without `download`: a phone then offers its contacts and not its folder of files.
        <a className={buttons.quiet} href={office.contactFile}>
          <BookUser aria-hidden="true" />
          {t('saveContact')}
          <span className="sr">: {office.designation}</span>
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
