import { ChevronDown } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { BodyWithOffices, DistrictChoice } from '#app/model/offices/bodyOffices.server.ts';
import { LinkedParagraph } from '../links/LinkedText.tsx';
import { OnwardLink, PageLink } from '../links/PageLink.tsx';
import { BoldWords } from '../text/BoldWords.tsx';
import { Expandable } from '../text/Expandable.tsx';
import { CallInDistricts } from './CallInDistricts.tsx';
import { CallInstead } from './CallInstead.tsx';
import { DistrictSelects } from './DistrictSelects.tsx';
import { NearbyCentres } from './NearbyCentres.tsx';
import contact from './OfficeContact.module.css';
import { OfficeContact } from './OfficeContact.tsx';
import { type PapersLink, TalukaCards } from './TalukaCards.tsx';
import styles from './WhereToGo.module.css';

/** `task`: what one goes there for, if the page is about several schemes. */
export type Place = BodyWithOffices & { task?: string };

type WhereToGoProps = {
  places: readonly Place[];
  districts: readonly DistrictChoice[];
  /** Text shown first, if there is no single office to ask. */
  whomToAsk?: string | undefined;
  papers?: PapersLink | undefined;
  /** Shows of several places only one at once: the first that has an office in each district. */
  isFolded?: boolean;
};

/** Says which offices to go to, and shows the one of the visitor's district or taluka, which is asked for once. */
export function WhereToGo({ places, districts, whomToAsk, papers, isFolded = false }: WhereToGoProps) {
  const { t } = useTranslation('offices-by-district');
  const [only] = places.length === 1 ? places : [];
  const selects = places.some(differsByDistrict) && (
    <DistrictSelects districts={districts} withTalukas={places.some(({ talukaOffice }) => talukaOffice)} />
  );
  const callers = placesThatSayWhomToCall(places);
  const shown = places.find(({ talukaOffice, offices }) => talukaOffice || offices.length > 1) ?? places[0];
  const nearby = new Map(places.flatMap((place) => place.nearby.map((centre) => [centre.id, centre] as const)));
  return (
    <div className={styles.where} data-parts="" data-chosen="false">
      {whomToAsk && <LinkedParagraph>{whomToAsk}</LinkedParagraph>}
      {only && <OnlyPlace place={only} />}
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
 * Finds the places below which the page says whom to call: once for places with the same numbers, below the last of them, and
 * not if offices of the page have these numbers.
 */
function placesThatSayWhomToCall(places: readonly Place[]): Set<string> {
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

/** Says in one sentence where to go. */
function OnlyPlace({ place: { title, task, note } }: { place: Place }) {
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

function PlaceHead({ place: { title, task, note } }: { place: Place }) {
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
        <PlaceHead place={own.place} />
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
      {list && <NamedInList list={list} />}
      {saysWhomToCall && <Callable place={place} />}
    </>
  );
}

/** Shows the office of the chosen district. Below is an expandable list of all offices. */
function DistrictOffices({ place: { title, offices }, heading }: Pick<PlaceOfficesProps, 'place' | 'heading'>) {
  const { t } = useTranslation('offices-by-district');
  const allOffices = (
    <>
      {t('allOffices')}
      <span className="sr">: {title}</span>
    </>
  );
  return (
    <div data-copies="">
      <div className={`${contact.card} ${styles.office}`} aria-live="polite" data-copied="" />
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

/** Links the list that names the hostels or homes, or the names in the chosen district. */
function NamedInList({ list: { id, title, path, districts } }: { list: NonNullable<BodyWithOffices['list']> }) {
  const { t } = useTranslation('offices-by-district');
  return (
    <>
      <p data-part-except={districts.map((district) => district.id).join(' ')}>
        <OnwardLink to={path}>{`${title}: ${t('allDistricts')}`}</OnwardLink>
      </p>
      {districts.map(({ id: district, name }) => (
        <p key={district} data-part-only={district} hidden>
          <OnwardLink
            to={`/district/${district}#${id}`}
          >{`${title}: ${t('inDistrict', { district: name })}`}</OnwardLink>
        </p>
      ))}
    </>
  );
}

/** Shows whom to call about a body whose offices are not in the content, for each district if they differ. */
function Callable({ place }: { place: BodyWithOffices }) {
  if (!differsByDistrict(place)) return <CallInstead contacts={place.call} />;
  return (
    <>
      <div data-part-only="">
        <CallInstead contacts={place.call} />
      </div>
      <CallInDistricts callIn={place.callIn} isBrief />
    </>
  );
}
