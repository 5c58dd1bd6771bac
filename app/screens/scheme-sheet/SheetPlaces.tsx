import styles from './Paper.module.css';
import type { Sheet } from './sheet.server.ts';

type Place = Sheet['places'][number];
type SheetPlacesProps = { sheet: Sheet; district: string };

/** Where to go and whom to ask, once for both languages: numbers are the same in both. */
export function SheetPlaces({ sheet, district }: SheetPlacesProps) {
  return (
    <section className={styles.where} lang={sheet.language}>
      <h3>{sheet.headings.where}</h3>
      <ul className={styles.places}>
        {sheet.places.map((place) => (
          <li key={place.id}>
            <b>{place.title}</b>
            <Offices place={place} district={district} sheet={sheet} />
          </li>
        ))}
        {sheet.helplines.map(({ number, title }) => (
          <li key={number}>
            <b className={styles.number}>{number}</b> {title}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The office of the chosen district, else the numbers of all; where none is known, a line to write on. */
function Offices({ place: { offices }, district, sheet }: SheetPlacesProps & { place: Place }) {
  const chosen = offices.length === 1 ? offices[0] : offices.find(({ locationId }) => locationId === district);
  const withPhone = offices.filter(({ phone }) => phone);
  if (chosen)
    return (
      <p>
        {offices.length > 1 && `${chosen.location}: `}
        {chosen.address} {chosen.phone && <b className={styles.number}>{chosen.phone}</b>}
      </p>
    );
  if (withPhone.length > 0)
    return (
      <ul className={styles.offices}>
        {withPhone.map(({ locationId, location, phone }) => (
          <li key={locationId}>
            {location} <b className={styles.number}>{phone}</b>
          </li>
        ))}
      </ul>
    );
  return <p className={styles.toWrite}>{sheet.toWrite}</p>;
}
