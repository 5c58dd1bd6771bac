import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { OfficeContact as Contact } from '#app/model/offices/data.server.ts';
import { LinkedParagraph } from '../links/LinkedText.tsx';
import { CallInstead } from './CallInstead.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import styles from './OfficeContact.module.css';

type OfficeContactProps = {
  office: Pick<Contact, 'designation' | 'confidence'> & Partial<Contact>;
  look?: 'framed' | 'bare' | 'listed';
  post?: string;
  /** What people get there. */
  purpose?: string | undefined;
};

/** Shows an office. `look="listed"`: plain links, for long lists. `post`: job title of the head of the office, as a heading. */
export function OfficeContact({ office, look = 'framed', post, purpose }: OfficeContactProps) {
  const { t } = useTranslation(['components', 'offices-by-district']);
  return (
    <div className={styles.office} data-look={look}>
      <div className={styles.text}>
        {post && <h3 className={styles.post}>{post}</h3>}
        {post !== office.designation && (
          <p tabIndex={look === 'listed' ? -1 : undefined} data-chosen-heading={look === 'listed' ? '' : undefined}>
            <b>{office.designation}</b>
          </p>
        )}
        {purpose && (
          <p>
            <b>{t('offices-by-district:forPurpose')}</b> {purpose}
          </p>
        )}
        {office.office_address && <address>{office.office_address}</address>}
        {office.note && <LinkedParagraph>{office.note}</LinkedParagraph>}
        {office.confidence === 'medium' && <p className={styles.doubt}>{t('toBeConfirmed')}</p>}
      </div>
      <CallInstead contacts={office.callInstead ?? []} isBrief />
      <ContactLinks office={office} plain={look === 'listed'} />
    </div>
  );
}
