import { ChevronDown } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { BodyWithOffices, DistrictChoice } from '#app/model/offices/bodyOffices.server.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { LinkedParagraph } from '../links/LinkedText.tsx';
import { OnwardLink, PageLink } from '../links/PageLink.tsx';
import { BoldWords } from '../text/BoldWords.tsx';
import { Expandable } from '../text/Expandable.tsx';
import { AlternativeContacts } from './AlternativeContacts.tsx';
import { DistrictContacts } from './DistrictContacts.tsx';
import { DistrictSelects } from './DistrictSelects.tsx';
import { NearbyCentres } from './NearbyCentres.tsx';
import contact from './OfficeContact.module.css';
import { OfficeContact } from './OfficeContact.tsx';
import { type PapersLink, TalukaCards } from './TalukaCards.tsx';
import styles from './WhereToGo.module.css';

/** `task`: purpose of the visit, if the page is about several schemes. */
export type Place = BodyWithOffices & { task?: string };

type WhereToGoProps = {
  places: readonly Place[];
  districts: readonly DistrictChoice[];
  /** Text before the offices if there is no single office to ask. */
  whomToAsk?: string | undefined;
  papers?: PapersLink | undefined;
  /** Folds all places except the first one that has an office in each district. */
  isFolded?: boolean;
};

/** Says which offices to go to. Asks once for the district or taluka, and shows its office of each kind. */
export function WhereToGo({ places, districts, whomToAsk, papers, isFolded = false }: WhereToGoProps) {
  const { t } = useTranslation('offices-by-district');
  const [only] = places.length === 1 ? places : [];
  const selects = places.some(differsByDistrict) && (
    <DistrictSelects districts={districts} withTalukas={places.some(({ talukaOffice }) => talukaOffice)} />
  );
  const callers = findPlacesWithContacts(places);
  const shown = places.find(({ talukaOffice, offices }) => talukaOffice || offices.length > 1) ?? places[0];
  const nearby = new Map(places.flatMap((place) => place.nearby.map((centre) => [centre.id, centre] as const)));
  return (
    <div className={styles.where} data-parts="">
      {whomToAsk && <LinkedParagraph>{whomToAsk}</LinkedParagraph>}
      {only && <SinglePlace place={only} />}
      {selects}
      {only ? (
        <PlaceOffices place={only} districts={districts} papers={papers} saysWhomToCall heading="h3" />
      ) : (
        <ul className={styles.places}>
          {places.map((place) => (
            <PlaceRow
              key={place.id}
              place={place}
              districts={districts}
              papers={papers}
              saysWhomToCall={callers.has(place.id)}
              isFolded={isFolded && place !== shown}
              heading="h4"
            />
          ))}
        </ul>
      )}
      <NearbyCentres centres={[...nearby.values()]} />
      {places.some(({ offices }) => offices.length > 0) && (
        <p>
          <PageLink to="/office" className={`tap ${styles.link}`}>
            {t('toAllOffices')}
          </PageLink>
        </p>
      )}
    </div>
  );
}

/**
 * Finds the places below which the page shows contacts. If several places have the same numbers, only the last one shows them. Omits
 * numbers that offices on the page already have.
 */
function findPlacesWithContacts(places: readonly Place[]): Set<string> {
  const shown = new Set(
    places.flatMap(({ offices }) =>
      offices.flatMap(({ office_phone_number: phone, callInstead: [instead] }) => phone ?? instead?.number ?? []),
    ),
  );
  const isNew = ({ callIn }: Place) => callIn.some(({ call: [first] }) => first && !shown.has(first.number));
  const byNumbers = places.filter(isNew).map((place) => [JSON.stringify(place.callIn), place.id] as const);
  return new Set(new Map(byNumbers).values());
}

/** Tells whether another district has another office, another number to call, or other hostels or homes. */
function differsByDistrict({ talukaOffice, offices, callIn, list }: BodyWithOffices): boolean {
  return talukaOffice !== undefined || offices.length > 1 || callIn.length > 1 || list !== undefined;
}

/** Names the only place to go in one sentence. */
function SinglePlace({ place: { title, task, note } }: { place: Place }) {
  const { t } = useTranslation('offices-by-district');
  return (
    <div className={styles.head}>
      <p className={styles.sentence}>
        <BoldWords sentence={t('goHere', { skipInterpolation: true })} values={{ office: title }} />
      </p>
      {task && <p>{task}</p>}
      {note && <p>{note}</p>}
    </div>
  );
}

function PlaceHeading({ place: { title, task, note } }: { place: Place }) {
  return (
    <div className={styles.head}>
      <h3>{title}</h3>
      {task && <p>{task}</p>}
      {note && <p>{note}</p>}
    </div>
  );
}

type PlaceOfficesProps = Pick<WhereToGoProps, 'districts' | 'papers'> & {
  place: Place;
  saysWhomToCall: boolean;
  /** Level of the heading of the chosen office. */
  heading: 'h3' | 'h4';
};

function PlaceRow({ isFolded, ...own }: PlaceOfficesProps & Pick<WhereToGoProps, 'isFolded'>) {
  const { title, task, note } = own.place;
  if (!isFolded)
    return (
      <li>
        <PlaceHeading place={own.place} />
        <PlaceOffices {...own} />
      </li>
    );
  return (
    <li className={styles.folded}>
      <details>
        <summary>
          <h3>{title}</h3>
          {task && <span>{task}</span>}
          <ChevronDown aria-hidden="true" />
        </summary>
        {note && <p>{note}</p>}
        <PlaceOffices {...own} />
      </details>
    </li>
  );
}

function PlaceOffices({ place, saysWhomToCall, ...shown }: PlaceOfficesProps) {
  const { talukaOffice, offices, howToFind, list } = place;
  if (talukaOffice) return <TalukaCards {...shown} place={{ ...place, talukaOffice }} />;
  if (offices.length > 1) return <DistrictOffices place={place} heading={shown.heading} />;
  const [office] = offices;
  if (office) return <OfficeContact office={office} isCard />;
  return (
    <>
      {howToFind && <p className={styles.find}>{howToFind}</p>}
      {list && <ListLink list={list} />}
      {saysWhomToCall && <PlaceContacts place={place} />}
    </>
  );
}

/** Shows the office of the chosen district, and below it an expandable list of all offices. */
function DistrictOffices({ place: { title, offices }, heading }: Pick<PlaceOfficesProps, 'place' | 'heading'>) {
  const { t } = useTranslation('offices-by-district');
  const allOffices = (
    <>
      {t('allOffices')}
      <span className="sr">: {title}</span>
    </>
  );
  return (
    <div>
      <div className={`${contact.card} ${styles.office}`} aria-live="polite" data-copy-target="" />
      <Expandable label={allOffices}>
        <ul className="ruled">
          {offices.map((office) => (
            <li key={office.locationId} data-copy={office.locationId}>
              <OfficeContact office={office} chosenHeading={heading} isMain={false} />
            </li>
          ))}
        </ul>
      </Expandable>
    </div>
  );
}

/** Links the list of hostels or homes, or its part for the chosen district. */
function ListLink({ list: { id, title, path, districts } }: { list: NonNullable<BodyWithOffices['list']> }) {
  const { t } = useTranslation('offices-by-district');
  return (
    <>
      <p data-part-except={districts.map((district) => district.id).join(' ')}>
        <OnwardLink to={path}>{`${title}: ${t('allDistricts')}`}</OnwardLink>
      </p>
      {districts.map(({ id: district, name }) => (
        <p key={district} data-part-only={district} hidden>
          <OnwardLink
            to={`${pageOf.districts(district)}#${id}`}
          >{`${title}: ${t('inDistrict', { district: name })}`}</OnwardLink>
        </p>
      ))}
    </>
  );
}

/** Shows whom to call about a body whose offices are not in the content. The contacts may differ by district. */
function PlaceContacts({ place }: { place: BodyWithOffices }) {
  if (!differsByDistrict(place)) return <AlternativeContacts contacts={place.call} />;
  return (
    <>
      <div data-part-only="">
        <AlternativeContacts contacts={place.call} />
      </div>
      <DistrictContacts callIn={place.callIn} isBrief />
    </>
  );
}
