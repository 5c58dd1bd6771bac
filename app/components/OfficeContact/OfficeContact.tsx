import { useTranslation } from 'react-i18next';
import type { OfficeContact as Contact } from '#app/model/offices/contact.server.ts';
import { LinkedText } from '../LinkedText/LinkedText.tsx';
import { OfficeWays } from '../OfficeWays/OfficeWays.tsx';
import styles from './OfficeContact.module.css';

type OfficeContactProps = { office: Contact; framed?: boolean };

/** One office: its address and the ways to reach it. What is not published is left out, and the note says where to ask. */
export function OfficeContact({ office, framed = true }: OfficeContactProps) {
  const { t } = useTranslation('components');
  return (
    <div className={styles.office} data-framed={framed}>
      <div className={styles.text}>
        <p>
          <b>{office.designation}</b>
        </p>
        {office.office_address && <address>{office.office_address}</address>}
        {office.note && (
          <p>
            <LinkedText>{office.note}</LinkedText>
          </p>
        )}
        {office.confidence === 'medium' && <p className={styles.doubt}>{t('toBeConfirmed')}</p>}
      </div>
      <OfficeWays office={office} />
    </div>
  );
}
