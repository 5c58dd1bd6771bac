import { AskOffice } from '#app/components/offices/AskOffice.tsx';
import { ContactLinks } from '#app/components/offices/ContactLinks.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { isPhoneNumber } from '#app/model/hostels/rules.ts';
import type { DistrictOffice } from '#app/model/offices/districtOffice.server.ts';
import styles from './HostelHead.module.css';
import type { HostelDetails } from './hostelDetails.server.ts';

type HostelHeadProps = { hostel: HostelDetails; office: DistrictOffice | undefined };

/** Who heads the hostel, by post, and how to reach them; without a published number, whom to ask instead. */
export function HostelHead({ hostel, office }: HostelHeadProps) {
  const { t } = useTranslation('hostel');
  const { headName, headContact: contact, hostelFullname, hostelAddress } = hostel;
  if (contact && isPhoneNumber(contact)) {
    return (
      <div className={styles.head}>
        <p>{headName}</p>
        <ContactLinks office={{ designation: hostelFullname, office_phone_number: contact }} />
      </div>
    );
  }
  return (
    <>
      <p>{headName}</p>
      {contact && <p>{contact}</p>}
      {office && <p>{t(hostelAddress ? 'noPhone' : 'noPhoneNoAddress')}</p>}
      <AskOffice office={office} />
    </>
  );
}
