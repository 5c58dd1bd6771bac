import { FileText, MapPin, Users } from 'lucide-react';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { BodyWithOffices, DistrictChoice, TalukaOffice } from '#app/model/offices/bodyOffices.server.ts';
import { mapAddress } from '#app/model/offices/mapAddress.ts';
import buttons from '../buttons.module.css';
import { PageLink } from '../links/PageLink.tsx';
import { PhoneLink } from '../links/PhoneLink.tsx';
import { CallInstead } from './CallInstead.tsx';
import styles from './TalukaCards.module.css';
import { Unknown } from './Unknown.tsx';

/** Link to the papers to bring, on the same page. */
export type PapersLink = { fragment: string; number: number };

type Place = BodyWithOffices & { talukaOffice: NonNullable<BodyWithOffices['talukaOffice']> };
type TalukaCardsProps = { place: Place; districts: readonly DistrictChoice[]; papers?: PapersLink | undefined };

/**
 * Shows the office of the chosen taluka. One card of a district serves all its talukas, because few differ in more than the
 * name. Without script, links the pages of the districts, which list the offices.
 */
export function TalukaCards({ place, districts, papers }: TalukaCardsProps) {
  const { t } = useTranslation('offices-by-district');
  return (
    <>
      {place.purpose ? (
        <nav className={styles.byDistrict} aria-label={t('byDistrict')}>
          <ul>
            {districts.map(({ id, name }) => (
              <li key={id}>
                <PageLink to={`/district/${id}#${place.id}`}>{name}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : (
        // The pages of districts list only bodies that say what people get there.
        <p data-part-only="">{place.howToFind}</p>
      )}
      {districts.map((district) => (
        <DistrictCard key={district.id} place={place} district={district} papers={papers} />
      ))}
    </>
  );
}

type DistrictCardProps = Omit<TalukaCardsProps, 'districts'> & { district: DistrictChoice };

function DistrictCard({ place, district, papers }: DistrictCardProps) {
  const { t, language } = useTranslation(['offices-by-district', 'components']);
  const { title, branch } = place.talukaOffice;
  const { call = [] } = place.callIn.find(({ districts }) => districts.includes(district.id)) ?? {};
  const known = place.talukaOffices.filter((office) => office.district === district.id);
  const located = known.filter(({ office_address }) => office_address).map(({ taluka }) => taluka);
  const withPhone = known.filter(({ office_phone_number }) => office_phone_number).map(({ taluka }) => taluka);
  const ids = district.talukas.map(({ id }) => id);
  const without = (...lists: string[][]) => ids.filter((id) => !lists.flat().includes(id)).join(' ');
  const talukaName = district.talukas.length > 0 ? '*' : undefined;
  const search = [title, talukaName, district.name].filter(Boolean).join(', ');
  return (
    <article className={styles.card} data-part-only={ids.length > 0 ? ids.join(' ') : district.id} hidden>
      <h4 tabIndex={-1} data-chosen-heading="">
        {title}, {talukaName ? <span data-chosen-name="taluka" /> : district.name}
      </h4>
      <p className={styles.small}>
        {branch ? t('branchIn', { branch, district: district.name }) : t('inDistrict', { district: district.name })}
      </p>
      {district.withoutTalukas && <p>{district.withoutTalukas}</p>}
      {known.map((office) => (
        <KnownOffice key={office.taluka} office={office} />
      ))}
      {talukaName && <Unknown only={without(located, withPhone)}>{t('noPhoneOrAddress')}</Unknown>}
      {located.length > 0 && (
        <Unknown only={located.filter((id) => !withPhone.includes(id)).join(' ')}>{t('noPhone')}</Unknown>
      )}
      {place.howToFind && (
        <p className={styles.ask}>
          <Users aria-hidden="true" />
          {place.howToFind}
        </p>
      )}
      <div data-part-only={talukaName ? without(withPhone) : district.id} hidden>
        <CallInstead contacts={call} />
      </div>
      <div className={styles.buttons}>
        {talukaName && (
          <a
            className={buttons.secondary}
            href={mapAddress(search.replace('*, ', ''))}
            data-map={mapAddress(search)}
            target="_blank"
            rel="noopener"
          >
            <MapPin aria-hidden="true" />
            {t('searchMap')}
            <span className="sr">
              : {title}, {district.name} ({t('components:opensInNewTab')})
            </span>
          </a>
        )}
        {papers && papers.number > 0 && (
          <a className={buttons.secondary} href={papers.fragment}>
            <FileText aria-hidden="true" />
            {t('papers', { count: papers.number, n: formatNumber(papers.number, language) })}
          </a>
        )}
      </div>
    </article>
  );
}

function KnownOffice({ office }: { office: TalukaOffice }) {
  const { t } = useTranslation('components');
  const { taluka, name, designation, office_address, office_phone_number, note, confidence } = office;
  return (
    <div data-part-only={taluka} hidden>
      {designation && <p>{designation}</p>}
      {office_address && <address>{office_address}</address>}
      {office_phone_number && <PhoneLink number={office_phone_number} of={designation ?? name} />}
      {note && <p>{note}</p>}
      {confidence === 'medium' && <p className={styles.small}>{t('toBeConfirmed')}</p>}
    </div>
  );
}
