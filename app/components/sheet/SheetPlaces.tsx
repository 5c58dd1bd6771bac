import type { Language } from '#app/i18n/language.ts';
import styles from './Paper.module.css';
import type { SheetPlace } from './sheetTexts.server.ts';

type SheetPlacesProps = {
  language: Language;
  heading: string;
  places: readonly SheetPlace[];
  helplines: readonly { number: string; title: string }[];
  toWrite: string;
  /** Lists the offices in one column, with telephone numbers as one text and lines to write on beside the names. */
  tight?: boolean;
};

/** Lists every office once, with its contact or a line to write it on, then the helplines. */
export function SheetPlaces({ language, heading, places, helplines, toWrite, tight }: SheetPlacesProps) {
  return (
    <section className={styles.where} lang={language}>
      <h3>{heading}</h3>
      <ul className={tight ? `${styles.places} ${styles.tight}` : styles.places}>
        {places.map((place) => (
          <li key={place.id}>
            <span>
              <b>{place.title}</b>
              {place.task && `, ${place.task}`}
            </span>
            <Offices offices={place.offices} toWrite={toWrite} />
          </li>
        ))}
        {helplines.map(({ number, title }) => (
          <li key={number}>
            <span>
              <b className={styles.number}>{number}</b> {title}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Office = SheetPlace['offices'][number];
type OfficesProps = { offices: readonly Office[]; toWrite: string };

/** Shows the chosen district's office, or else all telephone numbers, or else a blank line to write on. */
function Offices({ offices, toWrite }: OfficesProps) {
  const [first] = offices;
  if (first && offices.length === 1)
    return (
      <p>
        <OfficeLine office={first} />
      </p>
    );
  const withPhone = offices.filter(({ phone }) => phone);
  return (
    <>
      {offices.map((office) => (
        <p key={office.locationId} data-part-only={office.locationId} hidden>
          {office.location}: <OfficeLine office={office} />
        </p>
      ))}
      {withPhone.length > 0 ? (
        <ul className={styles.offices} data-part-only="">
          {withPhone.map(({ locationId, location, phone }) => (
            <li key={locationId}>
              {location} <b className={styles.number}>{phone}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.toWrite} data-part-only="">
          {toWrite}
        </p>
      )}
    </>
  );
}

function OfficeLine({ office: { address, phone } }: { office: Office }) {
  return (
    <>
      {address} {phone && <b className={styles.number}>{phone}</b>}
    </>
  );
}
