import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { OfficeContact } from '#app/model/offices/data.server.ts';
import { LinkedParagraph, LinkedText } from '../links/LinkedText.tsx';
import { AlternativeContacts } from './AlternativeContacts.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { UnknownFact } from './IconLine.tsx';
import styles from './OfficeDetails.module.css';

export type ShownOffice = ComponentProps<typeof ContactLinks>['office'] & Pick<OfficeContact, 'confidence'>;

type OfficeDetailsProps = {
  office: ShownOffice;
  /** Fills the call button. */
  isMain?: boolean | undefined;
  /** Omits that the office is unconfirmed, because the list says it once. */
  isInList?: boolean | undefined;
  /** Below the buttons. */
  children?: ReactNode;
};

/** Shows where an office is and how to reach it. */
export function OfficeDetails({ office, isMain = true, isInList, children }: OfficeDetailsProps) {
  const { t } = useTranslation('components');
  const { office_address: address, note, callInstead = [], confidence } = office;
  return (
    <div className={styles.details}>
      {address && <address>{address}</address>}
      {note && address && <LinkedParagraph>{note}</LinkedParagraph>}
      {/* Shows the note only if the address is missing, because the note then says so. */}
      {note && !address && (
        <UnknownFact>
          <LinkedText>{note}</LinkedText>
        </UnknownFact>
      )}
      {!isInList && confidence === 'medium' && <p className="small">{t('toBeConfirmed')}</p>}
      <AlternativeContacts contacts={callInstead} isBrief asksTheWay />
      <ContactLinks office={office} isMain={isMain} />
      {children}
    </div>
  );
}
