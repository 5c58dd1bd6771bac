import { BookUser, Mail } from 'lucide-react';
import { telephoneAddress } from '#app/i18n/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { OfficeContact } from '#app/model/offices/data.server.ts';
import { mapAddress } from '#app/model/offices/mapAddress.ts';
import buttons from '../buttons.module.css';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { MapLink } from '../links/MapLink.tsx';
import { PhoneLink } from '../links/PhoneLink.tsx';
import styles from './ContactLinks.module.css';

type ContactableOffice = Pick<OfficeContact, 'designation'> &
  Partial<Pick<OfficeContact, 'office_phone_number' | 'office_email' | 'website' | 'office_google_location'>> & {
    /** Address of the office's vCard. */
    contactFile?: string | undefined;
  };

type ContactLinksProps = { office: ContactableOffice; plain?: boolean };

/** Links the published contacts of an office. `plain`: text links for long lists. */
export function ContactLinks({ office, plain = false }: ContactLinksProps) {
  const { t } = useTranslation('components');
  if (plain) return <PlainLinks office={office} />;
  return (
    <div className={styles.buttons}>
      {office.office_phone_number && <PhoneLink number={office.office_phone_number} of={office.designation} />}
      {office.office_google_location && <MapLink place={office.office_google_location} of={office.designation} />}
      {office.office_email && (
        <a className={buttons.quiet} href={`mailto:${office.office_email}`}>
          <Mail aria-hidden="true" />
          <Email>{office.office_email}</Email>
        </a>
      )}
      {office.contactFile && (
        // Without `download`, so that a phone opens its contacts.
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

function PlainLinks({ office }: { office: ContactableOffice }) {
  const { t } = useTranslation('components');
  const { designation, office_phone_number: number, office_google_location: place, office_email, website } = office;
  return (
    <p className={styles.plain}>
      {number && <a href={telephoneAddress(number)}>{number}</a>}
      {place && (
        <ExternalLink href={mapAddress(place)} plain>
          {t('map')}
          <span className="sr">: {designation}</span>
        </ExternalLink>
      )}
      {office_email && (
        <a href={`mailto:${office_email}`}>
          <Email>{office_email}</Email>
        </a>
      )}
      {website && (
        <ExternalLink href={website} plain>
          {t('website')}
          <span className="sr">: {designation}</span>
        </ExternalLink>
      )}
    </p>
  );
}

/** Breaks an address before its @ on narrow screens. */
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
