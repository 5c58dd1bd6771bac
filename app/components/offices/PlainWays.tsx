import { telephoneAddress } from '#app/i18n/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { OfficeContact } from '#app/model/offices/contact.server.ts';
import { mapAddress } from '#app/model/offices/mapAddress.ts';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { Email } from './Email.tsx';
import styles from './PlainWays.module.css';

export type ReachedOffice = Pick<OfficeContact, 'designation'> &
  Partial<Pick<OfficeContact, 'office_phone_number' | 'office_email' | 'website' | 'office_google_location'>> & {
    /** Address of the file that puts it into a telephone's contacts. */
    contactFile?: string | undefined;
  };

/** The same ways as words alone: twenty icons in a list weigh more than the list. */
export function PlainWays({ office }: { office: ReachedOffice }) {
  const { t } = useTranslation('components');
  const { designation, office_phone_number: number, office_google_location: place, office_email, website } = office;
  return (
    <p className={styles.ways}>
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
