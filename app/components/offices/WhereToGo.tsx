import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { BodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import { PartSelect } from '../forms/PartSelect.tsx';
import { LinkedParagraph } from '../links/LinkedText.tsx';
import { PageLink } from '../links/PageLink.tsx';
import { Expandable } from '../text/Expandable.tsx';
import { OfficeContact } from './OfficeContact.tsx';
import styles from './WhereToGo.module.css';

/** Lists the bodies that accept applications. `whomToAsk`: text shown first, if there is no single office to ask. */
export function WhereToGo({ places, whomToAsk }: { places: BodyWithOffices[]; whomToAsk?: string | undefined }) {
  const { t } = useTranslation('offices-by-district');
  return (
    <div className={styles.where}>
      {whomToAsk && <LinkedParagraph>{whomToAsk}</LinkedParagraph>}
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.id}>
            <h3>{place.title}</h3>
            {place.offices[0] && place.offices.length === 1 && <OfficeContact office={place.offices[0]} />}
            {place.offices.length > 1 && <PlaceOffices place={place} />}
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

/** With script, shows the office of a district that the visitor chooses. Below is an expandable list of all offices. */
function PlaceOffices({ place: { title, offices } }: { place: BodyWithOffices }) {
  const { t } = useTranslation('offices-by-district');
  const options = offices.map(({ locationId, choice }) => ({ value: locationId, label: choice }));
  const allOffices = (
    <>
      {t('allOffices')}
      <span className="sr">: {title}</span>
    </>
  );
  return (
    <div data-parts="" data-chosen="false">
      <div className={`needs-script ${styles.office}`}>
        <div className={styles.choice}>
          <PartSelect
            label={t('yourDistrict')}
            initial=""
            options={[{ value: '', label: t('chooseDistrict') }, ...options]}
            preference="district"
          />
        </div>
        <div aria-live="polite" data-copied="" />
      </div>
      <Expandable label={allOffices}>
        <ul className={styles.all}>
          {offices.map((office) => (
            <li key={office.locationId} data-copy={office.locationId}>
              <OfficeContact office={office} look="listed" />
            </li>
          ))}
        </ul>
      </Expandable>
    </div>
  );
}
