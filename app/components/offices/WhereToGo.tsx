import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Place } from '#app/model/offices/places.server.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { LinkedText } from '../links/LinkedText.tsx';
import { PageLink } from '../links/PageLink.tsx';
import { PREFERENCE_KEYS, usePreference } from '../preferences/preferences.ts';
import { Expandable } from '../text/Expandable.tsx';
import { OfficeContact } from './OfficeContact.tsx';
import styles from './WhereToGo.module.css';

type WhereToGoProps = { places: Place[]; whomToAsk?: string | undefined };

/** Shows the bodies that take applications. `whomToAsk` replaces offices where none of the department answers. */
export function WhereToGo({ places, whomToAsk }: WhereToGoProps) {
  const { t } = useTranslation('offices-by-district');
  const [district, choose] = usePreference(
    PREFERENCE_KEYS.district,
    places.flatMap(({ offices }) => offices.map(({ locationId }) => locationId)),
  );
  return (
    <div className={styles.where}>
      {whomToAsk && (
        <p>
          <LinkedText>{whomToAsk}</LinkedText>
        </p>
      )}
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.id}>
            <h3>{place.title}</h3>
            <PlaceOffices place={place} district={district} onDistrict={choose} />
          </li>
        ))}
      </ul>
      <p>
        <PageLink to="/office" className={styles.link}>
          {t('toAllOffices')}
        </PageLink>
      </p>
    </div>
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

function AllOffices({ place }: { place: Place }) {
  const { t } = useTranslation('offices-by-district');
  const label = (
    <>
      {t('allOffices')}
      <span className="sr">: {place.title}</span>
    </>
  );
  return (
    <Expandable label={label}>
      <ul className={styles.all}>
        {place.offices.map((office) => (
          <li key={office.locationId}>
            <OfficeContact office={office} look="listed" />
          </li>
        ))}
      </ul>
    </Expandable>
  );
}

type DistrictOfficeProps = { place: Place; district: string; onDistrict: (district: string) => void };

function DistrictOffice({ place: { offices }, district, onDistrict }: DistrictOfficeProps) {
  const { t } = useTranslation('offices-by-district');
  const chosen = offices.find(({ locationId }) => locationId === district);
  return (
    <div className={`needs-script ${styles.office}`} data-chosen={chosen !== undefined}>
      <div className={styles.choice}>
        <SelectField
          label={t('yourDistrict')}
          value={chosen?.locationId ?? ''}
          options={[
            { value: '', label: t('chooseDistrict') },
            ...offices.map(({ locationId, choice }) => ({ value: locationId, label: choice })),
          ]}
          onChange={onDistrict}
        />
      </div>
      <div aria-live="polite">{chosen && <OfficeContact office={chosen} look="bare" />}</div>
    </div>
  );
}
