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
    <section lang={language}>
      <h3>{heading}</h3>
      <ul role="list" className={tight ? `${styles.places} ${styles.tight}` : styles.places}>
        {places.map((place) => (
          <li key={place.id}>
            <span>
              <b>{place.title}</b>
              {place.task && `, ${place.task}`}
            </span>
            <Offices place={place} toWrite={toWrite} />
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
type OfficesProps = { place: SheetPlace; toWrite: string };

/** Shows the chosen district's office, or else all telephone numbers, or else a blank line to write on. */
function Offices({ place: { offices, callIn }, toWrite }: OfficesProps) {
  const [first] = offices;
  if (!first) return <WriteHere callIn={callIn} toWrite={toWrite} />;
  if (offices.length === 1)
    return (
      <p>
        <OfficeLine office={first} />
      </p>
    );
  return (
    <>
      {offices.map((office) => (
        <p key={office.locationId} data-part-only={office.locationId} hidden>
          {office.location}: <OfficeLine office={office} beside={office.location} />
        </p>
      ))}
      <ul role="list" className={styles.offices} data-part-only="">
        {offices.map(({ locationId, location, phone, instead }) => (
          <li key={locationId}>
            {!phone && instead ? `${location}: ${instead.text}` : location}{' '}
            <b className={styles.number}>{phone ?? instead?.number}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows a line to write an office on, and whom to call in a district that has somebody else than the helplines. */
function WriteHere({ callIn, toWrite }: Pick<SheetPlace, 'callIn'> & { toWrite: string }) {
  return (
    <>
      <p className={styles.toWrite}>{toWrite}</p>
      {callIn.map(({ districts, contact }) => (
        <p key={contact.number} data-part-only={districts.join(' ')} hidden>
          {contact.name} <b className={styles.number}>{contact.number}</b>
        </p>
      ))}
    </>
  );
}

/** Omits an address that only repeats the name `beside` it: of some offices only the town is known. */
function OfficeLine({ office: { address, phone, instead }, beside }: { office: Office; beside?: string }) {
  return (
    <>
      {[address !== beside && address, !phone && instead?.text].filter(Boolean).join('. ')}{' '}
      <b className={styles.number}>{phone ?? instead?.number}</b>
    </>
  );
}
