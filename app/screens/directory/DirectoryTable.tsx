import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { StackedTable } from '#app/components/text/StackedTable.tsx';
import { telephoneAddress } from '#app/i18n/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Directory.module.css';

/** What the directory needs of an office, or of a committee that has no office page. */
export type DirectoryEntry = {
  locationId: string;
  location: string;
  designation: string;
  note?: string | undefined;
  office_phone_number?: string | undefined;
  office_email?: string | undefined;
};

type DirectoryTableProps = { id: string; title: string; offices: DirectoryEntry[] };

/** One group of offices. On phones each row stands as a block. */
export function DirectoryTable({ id, title, offices }: DirectoryTableProps) {
  const { t } = useTranslation('directory');
  return (
    <StackedTable id={id} className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('location')}</th>
          <th scope="col">{t('office')}</th>
          <th scope="col">{t('phone')}</th>
          <th scope="col">{t('email')}</th>
        </tr>
      </thead>
      <tbody>
        {offices.map((office) => (
          <tr key={office.locationId}>
            <th scope="row">{office.location}</th>
            <td>
              {office.designation}
              {office.note && (
                <span className={styles.note}>
                  <LinkedText>{office.note}</LinkedText>
                </span>
              )}
            </td>
            <td>
              {office.office_phone_number ? (
                <a
                  className={styles.phone}
                  href={telephoneAddress(office.office_phone_number)}
                  aria-label={`${office.office_phone_number}: ${office.designation}`}
                >
                  {office.office_phone_number}
                </a>
              ) : (
                t('noPhone')
              )}
            </td>
            <td>
              {office.office_email ? <a href={`mailto:${office.office_email}`}>{office.office_email}</a> : t('noEmail')}
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}
