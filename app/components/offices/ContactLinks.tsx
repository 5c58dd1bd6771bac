import { BookUser, Mail } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { OfficeContact } from '#app/model/offices/data.server.ts';
import buttons from '../buttons.module.css';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { MapLink } from '../links/MapLink.tsx';
import { PhoneLink } from '../links/PhoneLink.tsx';
import styles from './ContactLinks.module.css';

/** `location`: tells offices apart that share a name; `contactFile`: address of the office's vCard. */
type ContactableOffice = Pick<OfficeContact, 'designation'> &
  Partial<OfficeContact> & { location?: string; contactFile?: string | undefined };

/** Links the published contacts of an office. `isMain`: fills the call button, unless the office is a control room. */
export function ContactLinks({ office, isMain = true }: { office: ContactableOffice; isMain?: boolean | undefined }) {
  const { t } = useTranslation('components');
  const { designation, office_phone_number: number, office_email: email } = office;
  // A map search for an unknown address may show another office.
  const place = office.office_address && office.office_google_location;
  const { secondary } = buttons;
  if (!number && !place && !email && !office.contactFile && !office.website) return null;
  return (
    <div className={styles.buttons} data-other-office={office.isControlRoom && ''}>
      {number && (
        <PhoneLink
          number={number}
          of={designation}
          className={isMain && !office.isControlRoom ? buttons.primary : secondary}
        />
      )}
      {place && <MapLink place={place} of={designation} />}
      {email && (
        <a className={number || place ? secondary : `${secondary} ${styles.only}`} href={`mailto:${email}`}>
          <Mail aria-hidden="true" />
          <span className={number || place ? undefined : 'sr'}>{t('email')}</span>
          <Email>{email}</Email>
        </a>
      )}
      {office.contactFile && (
        // Omits `download`, so that phones open the vCard in their contacts app.
        <a className={secondary} href={office.contactFile}>
          <BookUser aria-hidden="true" />
          {t('saveContact')}
          <span className="sr">: {appendPlace(designation, office.location)}</span>
        </a>
      )}
      {office.website && (
        <ExternalLink className={secondary} href={office.website}>
          {t('website')}
          <span className="sr">: {designation}</span>
        </ExternalLink>
      )}
    </div>
  );
}

/** Appends the place to a name, unless the name ends with it. */
const appendPlace = (name: string, place?: string) => (place && !name.endsWith(place) ? `${name}, ${place}` : name);

/** Allows a line break before the @ of an e-mail address. Phones show the word "E-mail" instead if there is another link. */
function Email({ children }: { children: string }) {
  const at = children.indexOf('@');
  return (
    <span className={styles.address}>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}
