import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfficeContact } from '#app/components/OfficeContact/OfficeContact.tsx';
import { SelectField } from '#app/components/SelectField/SelectField.tsx';
import { AllOffices } from './AllOffices.tsx';
import { Section } from './Section.tsx';
import type { Place } from './schemePage.server.ts';
import styles from './WhereToGo.module.css';

const NO_DISTRICT = '';

/** The bodies that take applications; of an office in every district the one of the visitor's district. */
export function WhereToGo({ places }: { places: Place[] }) {
  const { t } = useTranslation('scheme');
  const [district, setDistrict] = useState(NO_DISTRICT);
  const districts = districtsOf(places);
  return (
    <Section id="where" title={t('parts.where')}>
      {districts.length > 0 && (
        <div className={`needs-script ${styles.district}`}>
          <SelectField
            label={t('yourDistrict')}
            value={district}
            options={[{ value: NO_DISTRICT, label: t('chooseDistrict') }, ...districts]}
            onChange={setDistrict}
          />
        </div>
      )}
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.id}>
            <h3>{place.title}</h3>
            <PlaceOffices place={place} district={district} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PlaceOffices({ place, district }: { place: Place; district: string }) {
  const [first] = place.offices;
  if (!first) return null;
  if (place.offices.length === 1) return <OfficeContact office={first} />;
  const chosen = place.offices.find(({ locationId }) => locationId === district);
  return (
    <>
      <div aria-live="polite">{chosen && <OfficeContact office={chosen} />}</div>
      <AllOffices place={place} />
    </>
  );
}

/** The districts in which one of the bodies has an office of its own. */
function districtsOf(places: Place[]) {
  const named = places
    .filter(({ offices }) => offices.length > 1)
    .flatMap(({ offices }) => offices.map(({ locationId, location }) => [locationId, location] as const));
  return [...new Map(named)].map(([value, label]) => ({ value, label }));
}
