import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './OfficeContact.module.css';
import { OfficeDetails, type ShownOffice } from './OfficeDetails.tsx';

type OfficeContactProps = {
  office: ShownOffice;
  /** Frames the office. */
  isCard?: boolean;
  /** Job title of the head of the office, as a heading. */
  post?: string;
  /** What people get at the office. */
  purpose?: string | undefined;
  /** Fills the call button. */
  isMain?: boolean | undefined;
  /** Omits that the office is unconfirmed, because the list says it once. */
  isInList?: boolean;
  /** Level of the heading that gets the focus after a choice of district. */
  chosenHeading?: 'h3' | 'h4';
};

export function OfficeContact({ office, isCard, post, purpose, isMain, isInList, chosenHeading }: OfficeContactProps) {
  const { t } = useTranslation('offices-by-district');
  const { designation } = office;
  const Chosen = chosenHeading ?? 'p';
  const chosen = chosenHeading && ({ tabIndex: -1, 'data-chosen-heading': '' } as const);
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
      <OfficeDetails office={office} isMain={isMain} isInList={isInList} />
    </div>
  );
}
