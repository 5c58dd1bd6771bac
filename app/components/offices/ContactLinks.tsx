import { BookUser, Mail } from 'lucide-react';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { OfficeContact } from '#app/model/offices/data.server.ts';
import { mapAddress } from '#app/model/offices/mapAddress.ts';
import buttons from '../buttons.module.css';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { MapLink } from '../links/MapLink.tsx';
import { PhoneLink } from '../links/PhoneLink.tsx';
import styles from './ContactLinks.module.css';

/** `location`: tells offices apart that share a name; `contactFile`: address of the office's vCard. */
type ContactableOffice = Pick<OfficeContact, 'designation'> &
  Partial<OfficeContact> & { location?: string; contactFile?: string | undefined };

/** Links the published contacts of an office. `plain`: text links for long lists. */
export function ContactLinks({ office, plain = false }: { office: ContactableOffice; plain?: boolean }) {
  const { t } = useTranslation('components');
  const { designation, office_phone_number: number, office_email: email } = office;
  // A map search for an unknown address may show another office.
  const place = office.office_address && office.office_google_location;
  const ofOffice = <span className="sr">: {designation}</span>;
  const button = plain ? undefined : buttons.quiet;
  const plainMap = place && (
    <ExternalLink href={mapAddress(place)} plain>
      {t('map')}
      {ofOffice}
    </ExternalLink>
  );
  const plainNumber = number && <a href={telephoneAddress(number)}>{number}</a>;
  const links = (
    <>
      {plain ? plainNumber : number && <PhoneLink number={number} of={designation} />}
      {plain ? plainMap : place && <MapLink place={place} of={designation} />}
      {email && (
        <a className={button} href={`mailto:${email}`}>
          {!plain && <Mail aria-hidden="true" />}
          <Email>{email}</Email>
        </a>
      )}
      {!plain && office.contactFile && (
        // Omits `download`, so that phones open the vCard in their contacts app.
        <a className={button} href={office.contactFile}>
          <BookUser aria-hidden="true" />
          {t('saveContact')}
          <span className="sr">: {withPlace(designation, office.location)}</span>
        </a>
      )}
      {office.website && (
        <ExternalLink className={button} href={office.website} plain={plain}>
          {t('website')}
          {ofOffice}
        </ExternalLink>
      )}
    </>
  );
  return plain ? <p className={styles.plain}>{links}</p> : <div className={styles.buttons}>{links}</div>;
}

/** Adds the place to a name that does not end with it. */
const withPlace = (name: string, place?: string) => (place && !name.endsWith(place) ? `${name}, ${place}` : name);

/** Allows a line break before the @ of an e-mail address. */
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
