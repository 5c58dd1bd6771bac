import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DistrictOffice } from '#app/model/offices/data.server.ts';
import { LinkedParagraph } from '../links/LinkedText.tsx';
import { AlternativeContacts } from './AlternativeContacts.tsx';
import styles from './AskOffice.module.css';
import { ContactLinks } from './ContactLinks.tsx';

/** `isMain`: fills the call button. */
type AskOfficeProps = { office: DistrictOffice | undefined; isMain?: boolean };

/** Names the office to ask for information that the page lacks. Shows the note of an office without a telephone number. */
export function AskOffice({ office, isMain }: AskOfficeProps) {
  const { t } = useTranslation(['institutions', 'components']);
  if (!office) return null;
  const { designation, phone, email, note, callInstead, confidence } = office;
  return (
    <div className={styles.ask}>
      <p>
        {t('askAt')} <b>{designation}</b>
      </p>
      <ContactLinks
        office={{ designation, office_phone_number: phone, office_email: phone ? undefined : email }}
        isMain={isMain}
      />
      {!phone && note && <LinkedParagraph>{note}</LinkedParagraph>}
      <AlternativeContacts contacts={callInstead} isBrief />
      {confidence === 'medium' && <p className="small">{t('components:toBeConfirmed')}</p>}
    </div>
  );
}
