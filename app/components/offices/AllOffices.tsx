import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Place } from '#app/model/offices/places.server.ts';
import { Fold } from '../text/Fold.tsx';
import { OfficeContact } from './OfficeContact.tsx';
import styles from './WhereToGo.module.css';

/** The offices of all districts, for those who cannot or do not want to choose one. */
export function AllOffices({ place }: { place: Place }) {
  const { t } = useTranslation('offices-by-district');
  const label = (
    <>
      {t('allOffices')}
      <span className="sr">: {place.title}</span>
    </>
  );
  return (
    <Fold label={label}>
      <ul className={styles.all}>
        {place.offices.map((office) => (
          <li key={office.locationId}>
            <OfficeContact office={office} look="listed" />
          </li>
        ))}
      </ul>
    </Fold>
  );
}
