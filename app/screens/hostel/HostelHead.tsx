import { useTranslation } from 'react-i18next';
import { LinkedText } from '#app/components/LinkedText/LinkedText.tsx';
import { PhoneLink } from '#app/components/PhoneLink/PhoneLink.tsx';
import { isPhoneNumber } from '#app/model/hostels/rules.ts';
import type { DistrictOffice } from '#app/model/offices/districtOffice.server.ts';
import styles from './HostelHead.module.css';
import type { HostelDetails } from './hostelDetails.server.ts';

type HostelHeadProps = { hostel: HostelDetails; office: DistrictOffice | undefined };

/** Who heads the hostel, by post, and how to reach them; without a published number, whom to ask instead. */
export function HostelHead({ hostel, office }: HostelHeadProps) {
  const { t } = useTranslation(['hostel', 'components']);
  const contact = hostel.headContact;
  const number = contact && isPhoneNumber(contact) ? contact : undefined;
  return (
    <div className={styles.head}>
      <p>{hostel.headName}</p>
      {number ? <PhoneLink number={number} of={hostel.hostelFullname} /> : contact && <p>{contact}</p>}
      {!number && (
        <>
          <p>{t(hostel.hostelAddress ? 'noPhone' : 'noPhoneNoAddress')}</p>
          {office && (
            <>
              <p>
                <b>{office.designation}</b>
              </p>
              {office.phone && <PhoneLink number={office.phone} of={office.designation} />}
              {!office.phone && office.email && <a href={`mailto:${office.email}`}>{office.email}</a>}
              {!office.phone && office.note && (
                <p>
                  <LinkedText>{office.note}</LinkedText>
                </p>
              )}
              {office.confidence === 'medium' && <p className={styles.doubt}>{t('components:toBeConfirmed')}</p>}
            </>
          )}
        </>
      )}
    </div>
  );
}
