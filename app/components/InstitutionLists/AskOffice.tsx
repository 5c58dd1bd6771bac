import { useTranslation } from 'react-i18next';
import { telephoneAddress } from '#app/i18n/telephone.ts';
import type { DistrictOffice } from '#app/model/offices/districtOffice.server.ts';
import { LinkedText } from '../LinkedText/LinkedText.tsx';
import styles from './ListTable.module.css';

type AskOfficeProps = { office: DistrictOffice | undefined };

/** Whom to ask for what a list does not have. An office without a number of its own says where else to call. */
export function AskOffice({ office }: AskOfficeProps) {
  const { t } = useTranslation('institutions');
  if (!office) return null;
  const { designation, phone, email, note } = office;
  return (
    <>
      <p className={styles.ask}>
        {t(phone ? 'callOffice' : 'writeOffice', { office: designation })}{' '}
        {phone && <a href={telephoneAddress(phone)}>{phone}</a>}
        {!phone && email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
      {!phone && note && (
        <p>
          <LinkedText>{note}</LinkedText>
        </p>
      )}
    </>
  );
}
