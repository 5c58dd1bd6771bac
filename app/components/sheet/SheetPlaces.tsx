import type { Language } from '#app/i18n/language.ts';
import styles from './SheetFrame.module.css';
import type { SheetPlace } from './sheetTexts.server.ts';

type SheetPlacesProps = {
  language: Language;
  heading: string;
  places: readonly SheetPlace[];
  helplines: readonly { number: string; title: string }[];
  toWrite: string;
  /** Saves space: one column, telephone numbers in one text, and blank lines beside the names. */
  tight?: boolean;
};

/** Lists every office once, with its contact or a blank line for it, then the helplines. */
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
              <b className="nowrap">{number}</b> {title}
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
  if (!first) return <BlankLine callIn={callIn} toWrite={toWrite} />;
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
            <b className="nowrap">{phone ?? instead?.number}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows a blank line for the office, and the contact of the chosen district if it is not one of the helplines. */
function BlankLine({ callIn, toWrite }: Pick<SheetPlace, 'callIn'> & { toWrite: string }) {
  return (
    <>
      <p className={styles.toWrite}>{toWrite}</p>
      {callIn.map(({ districts, contact }) => (
        <p key={contact.number} data-part-only={districts.join(' ')} hidden>
          {contact.name} <b className="nowrap">{contact.number}</b>
        </p>
      ))}
    </>
  );
}

/** Omits an address that only repeats the name `beside` it, because only the town of some offices is known. */
function OfficeLine({ office: { address, phone, instead }, beside }: { office: Office; beside?: string }) {
  return (
    <>
      {[address !== beside && address, !phone && instead?.text].filter(Boolean).join('. ')}{' '}
      <b className="nowrap">{phone ?? instead?.number}</b>
    </>
  );
}
