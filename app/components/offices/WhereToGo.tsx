import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { BodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { LinkedParagraph } from '../links/LinkedText.tsx';
import { PageLink } from '../links/PageLink.tsx';
import { usePreference } from '../preferences/usePreference.ts';
import { Expandable } from '../text/Expandable.tsx';
import { OfficeContact } from './OfficeContact.tsx';
import styles from './WhereToGo.module.css';

/** Lists the bodies that accept applications. `whomToAsk`: text shown first, if there is no single office to ask. */
export function WhereToGo({ places, whomToAsk }: { places: BodyWithOffices[]; whomToAsk?: string | undefined }) {
  const { t } = useTranslation('offices-by-district');
  const districts = places.flatMap(({ offices }) => offices.map(({ locationId }) => locationId));
  const [district, choose] = usePreference('district', districts);
  return (
    <div className={styles.where}>
      {whomToAsk && <LinkedParagraph>{whomToAsk}</LinkedParagraph>}
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.id}>
            <h3>{place.title}</h3>
            {place.offices[0] && place.offices.length === 1 && <OfficeContact office={place.offices[0]} />}
            {place.offices.length > 1 && <PlaceOffices place={place} district={district} onChoose={choose} />}
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

type PlaceOfficesProps = { place: BodyWithOffices; district: string; onChoose: (district: string) => void };

/** With script, shows the office of a district that the visitor chooses. Below is an expandable list of all offices. */
function PlaceOffices({ place: { title, offices }, district, onChoose }: PlaceOfficesProps) {
  const { t } = useTranslation('offices-by-district');
  const chosen = offices.find(({ locationId }) => locationId === district);
  const options = offices.map(({ locationId, choice }) => ({ value: locationId as string, label: choice }));
  const allOffices = (
    <>
      {t('allOffices')}
      <span className="sr">: {title}</span>
    </>
  );
  return (
    <>
      <div className={`needs-script ${styles.office}`} data-chosen={chosen !== undefined}>
        <div className={styles.choice}>
          <SelectField
            label={t('yourDistrict')}
            value={chosen?.locationId ?? ''}
            options={[{ value: '', label: t('chooseDistrict') }, ...options]}
            onChange={onChoose}
          />
        </div>
        <div aria-live="polite">{chosen && <OfficeContact office={chosen} look="bare" />}</div>
      </div>
      <Expandable label={allOffices}>
        <ul className={styles.all}>
          {offices.map((office) => (
            <li key={office.locationId}>
              <OfficeContact office={office} look="listed" />
            </li>
          ))}
        </ul>
      </Expandable>
    </>
  );
}
