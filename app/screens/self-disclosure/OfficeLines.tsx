import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { telephoneAddress } from '#app/i18n/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { mapAddress } from '#app/model/offices/mapAddress.ts';
import type { DisclosureHead as Head } from '#app/model/self-disclosure/heads.server.ts';
import styles from './DisclosureHead.module.css';

/** Lists offices without the large buttons of a card, which would fill half a phone's page. */
export function OfficeLines({ offices }: { offices: Head['offices'] }) {
  const { t } = useTranslation(['self-disclosure', 'components']);
  return (
    <>
      <ul className={styles.offices}>
        {offices.map(
          ({ designation, office_address, note, office_phone_number, office_email, office_google_location }) => (
            <li key={designation}>
              <p>
                <b>{designation}</b>
              </p>
              {office_address && <address>{office_address}</address>}
              {note && (
                <p>
                  <LinkedText>{note}</LinkedText>
                </p>
              )}
              <p className={styles.ways}>
                {office_phone_number && (
                  <a
                    className={styles.number}
                    href={telephoneAddress(office_phone_number)}
                    aria-label={`${office_phone_number}: ${designation}`}
                  >
                    {office_phone_number}
                  </a>
                )}
                {office_email && <a href={`mailto:${office_email}`}>{office_email}</a>}
                <ExternalLink href={mapAddress(office_google_location)}>
                  {t('components:map')}
                  <span className="sr">: {designation}</span>
                </ExternalLink>
              </p>
            </li>
          ),
        )}
      </ul>
      {offices.some(({ confidence }) => confidence === 'medium') && (
        <p className={styles.doubt}>{t('someNumbersDoubtful')}</p>
      )}
    </>
  );
}
