import { ChevronDown } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Place } from '#app/model/offices/places.server.ts';
import { OfficeContact } from '../OfficeContact/OfficeContact.tsx';
import styles from './AllOffices.module.css';

/** The offices of all districts, for those who cannot or do not want to choose one; opens without script. */
export function AllOffices({ place }: { place: Place }) {
  const { t } = useTranslation('offices-by-district');
  return (
    <details className={styles.all}>
      <summary>
        <ChevronDown aria-hidden="true" />
        {t('allOffices')}
        <span className="sr">: {place.title}</span>
      </summary>
      <ul>
        {place.offices.map((office) => (
          <li key={office.locationId}>
            <OfficeContact office={office} look="listed" />
          </li>
        ))}
      </ul>
    </details>
  );
}
