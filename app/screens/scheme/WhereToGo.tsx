import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfficeContact } from '#app/components/OfficeContact/OfficeContact.tsx';
import { keepRemembered, readRemembered } from '#app/components/remembered/remembered.ts';
import { STORED } from '#app/shell/earlyScript.ts';
import { AllOffices } from './AllOffices.tsx';
import { DistrictOffice } from './DistrictOffice.tsx';
import { Section } from './Section.tsx';
import type { Place } from './schemePage.server.ts';
import styles from './WhereToGo.module.css';

/** The bodies that take applications; of an office in every district the one of the visitor's district. */
export function WhereToGo({ places }: { places: Place[] }) {
  const { t } = useTranslation('scheme');
  const [district, setDistrict] = useState('');
  useEffect(() => {
    const known = places.flatMap(({ offices }) => offices.map(({ locationId }) => locationId));
    setDistrict((now) => readRemembered(STORED.district, known) ?? now);
  }, [places]);
  const choose = (chosen: string) => {
    setDistrict(chosen);
    keepRemembered(STORED.district, chosen);
  };
  return (
    <Section id="where" title={t('parts.where')}>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.id}>
            <h3>{place.title}</h3>
            <PlaceOffices place={place} district={district} onDistrict={choose} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type PlaceOfficesProps = { place: Place; district: string; onDistrict: (district: string) => void };

function PlaceOffices({ place, district, onDistrict }: PlaceOfficesProps) {
  const [first] = place.offices;
  if (!first) return null;
  if (place.offices.length === 1) return <OfficeContact office={first} />;
  return (
    <>
      <DistrictOffice place={place} district={district} onDistrict={onDistrict} />
      <AllOffices place={place} />
    </>
  );
}
