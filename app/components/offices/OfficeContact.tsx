import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './OfficeContact.module.css';
import { OfficeDetails, type ShownOffice } from './OfficeDetails.tsx';

type OfficeContactProps = {
  office: ShownOffice;
  /** Frames the office. */
  isCard?: boolean;
  /** Job title of the head of the office, as a heading. */
  post?: string;
  /** What people get there. */
  purpose?: string | undefined;
  /** Fills the button that calls. */
  isMain?: boolean | undefined;
  /** Heading to which a choice of the district leads. */
  chosenHeading?: 'h3' | 'h4';
};

export function OfficeContact({ office, isCard, post, purpose, isMain, chosenHeading }: OfficeContactProps) {
  const { t } = useTranslation('offices-by-district');
  const { designation } = office;
  const Chosen = chosenHeading ?? 'p';
  const chosen = chosenHeading && { tabIndex: -1, 'data-chosen-heading': '' };
  return (
    <div className={isCard ? `${styles.office} ${styles.card}` : styles.office}>
      {post ? (
        <h3 className={styles.name}>{post}</h3>
      ) : (
        <Chosen className={styles.name} {...chosen}>
          {designation}
        </Chosen>
      )}
      {post && post !== designation && <p className="small">{designation}</p>}
      {purpose && (
        <p className={styles.purpose}>
          <b>{t('forPurpose')}</b> {purpose}
        </p>
      )}
      <OfficeDetails office={office} isMain={isMain} />
    </div>
  );
}
