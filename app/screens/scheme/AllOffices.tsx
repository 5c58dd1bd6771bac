import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OfficeContact } from '#app/components/OfficeContact/OfficeContact.tsx';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import styles from './AllOffices.module.css';
import type { Place } from './schemePage.server.ts';

/** The offices of all districts, for those who cannot or do not want to choose one; opens without script. */
export function AllOffices({ place }: { place: Place }) {
  const { t } = useTranslation('scheme');
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
            <OfficeContact office={office} />
          </li>
        ))}
      </ul>
      {place.path && (
        <p>
          <PageLink to={place.path} className={styles.link}>
            {t('officePage')}
            <span className="sr">: {place.title}</span>
          </PageLink>
        </p>
      )}
    </details>
  );
}
