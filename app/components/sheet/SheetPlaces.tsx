import { Fragment } from 'react';
import type { Language } from '#app/i18n/language.ts';
import styles from './SheetFrame.module.css';
import type { SheetPlace } from './sheetPlace.server.ts';

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
              <Telephone>{number}</Telephone> {title}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Office = SheetPlace['offices'][number];
type OfficesProps = { place: SheetPlace; toWrite: string };

/** Shows the chosen district's office, or else whom to call in each district, or else a blank line to write on. */
function Offices({ place, toWrite }: OfficesProps) {
  const { offices, callIn } = place;
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
      <AllOffices place={place} />
    </>
  );
}

/** Lists the numbers of the districts in one text, then each district without a number on a line that says whom to ask. */
function AllOffices({ place: { offices, withoutNumber } }: Pick<OfficesProps, 'place'>) {
  const numbers = offices.filter(({ phone }) => phone);
  return (
    <div className={styles.allOffices} data-part-only="">
      {numbers.length > 0 && (
        <ul role="list" className={styles.offices}>
          {numbers.map(({ locationId, location, phone }) => (
            <li key={locationId}>
              {location} <Telephone>{phone}</Telephone>
            </li>
          ))}
        </ul>
      )}
      {withoutNumber.map(({ lead, lines }) => (
        <Fragment key={lines[0]?.text}>
          {lead && <p>{lead}</p>}
          <ul role="list" className={styles.toAsk}>
            {lines.map(({ text, contacts }) => (
              <li key={text}>
                {text}
                {contacts.map(({ place, number }, index) => (
                  <Fragment key={place}>
                    {index > 0 && ','} {place} <Telephone>{number}</Telephone>
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

/** Shows a blank line for the office, and the contact of the chosen district if it is not one of the helplines. */
function BlankLine({ callIn, toWrite }: Pick<SheetPlace, 'callIn'> & { toWrite: string }) {
  return (
    <>
      <p className={styles.toWrite}>{toWrite}</p>
      {callIn.map(({ districts, advice: { text, name, number } }) => (
        <p key={number} data-part-only={districts.join(' ')} hidden>
          {text} {name} <Telephone>{number}</Telephone>
        </p>
      ))}
    </>
  );
}

/** Omits an address that only repeats the name `beside` it, because only the town of some offices is known. */
function OfficeLine({ office: { address, phone, advice }, beside }: { office: Office; beside?: string }) {
  const say = advice && [advice.text, advice.name].filter(Boolean).join(' ');
  return (
    <>
      {[address !== beside && address, say].filter(Boolean).join('. ')} <Telephone>{phone ?? advice?.number}</Telephone>
    </>
  );
}

const Telephone = ({ children: number }: { children: string | undefined }) =>
  number && <b className={styles.number}>{number}</b>;
