import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { OfficeContact } from '#app/model/offices/data.server.ts';
import { LinkedParagraph, LinkedText } from '../links/LinkedText.tsx';
import { CallInstead } from './CallInstead.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { Unknown } from './IconLine.tsx';
import styles from './OfficeDetails.module.css';

export type ShownOffice = ComponentProps<typeof ContactLinks>['office'] & Pick<OfficeContact, 'confidence'>;

type OfficeDetailsProps = { office: ShownOffice; isMain?: boolean | undefined; children?: ReactNode };

/** Shows where an office is and how to reach it. `isMain`: fills the button that calls; `children`: below the buttons. */
export function OfficeDetails({ office, isMain = true, children }: OfficeDetailsProps) {
  const { t } = useTranslation('components');
  const { office_address: address, note, callInstead = [], confidence } = office;
  return (
    <div className={styles.details}>
      {address && <address>{address}</address>}
      {note && address && <LinkedParagraph>{note}</LinkedParagraph>}
      {/* Without an address, the note says that it is missing. */}
      {note && !address && (
        <Unknown>
          <LinkedText>{note}</LinkedText>
        </Unknown>
      )}
      {confidence === 'medium' && <p className="small">{t('toBeConfirmed')}</p>}
      <CallInstead contacts={callInstead} isBrief asksTheWay />
      <ContactLinks office={office} isMain={isMain} />
      {children}
    </div>
  );
}
