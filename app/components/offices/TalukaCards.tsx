import { FileText, MapPin, Users } from 'lucide-react';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { BodyWithOffices, DistrictChoice, TalukaOffice } from '#app/model/offices/bodyOffices.server.ts';
import { mapAddress } from '#app/model/offices/mapAddress.ts';
import buttons from '../buttons.module.css';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { PageLink } from '../links/PageLink.tsx';
import { PhoneLink } from '../links/PhoneLink.tsx';
import { CallInDistricts } from './CallInDistricts.tsx';
import styles from './TalukaCards.module.css';
import { Unknown } from './Unknown.tsx';

/** Link to the papers to bring, on the same page. */
export type PapersLink = { fragment: string; number: number };

type Place = BodyWithOffices & { talukaOffice: NonNullable<BodyWithOffices['talukaOffice']> };
type TalukaCardsProps = { place: Place; districts: readonly DistrictChoice[]; papers?: PapersLink | undefined };

/**
 * Shows the office of the chosen taluka. One card serves all talukas, because few differ in more than the name, which a
 * script writes. Without script, links the pages of the districts, which list the offices.
 */
export function TalukaCards({ place, districts, papers }: TalukaCardsProps) {
  const { t } = useTranslation('offices-by-district');
  return (
    <>
      {place.purpose ? (
        <nav className={styles.byDistrict} aria-label={t('byDistrict')}>
          <p>{t('byDistrict')}:</p>
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
      <Card place={place} districts={districts} papers={papers} />
    </>
  );
}

function Card({ place, districts, papers }: TalukaCardsProps) {
  const { t } = useTranslation('offices-by-district');
  const { title, branch } = place.talukaOffice;
  const withoutTalukas = districts.filter(({ talukas }) => talukas.length === 0);
  // Values of the selects: every taluka of a district, or a district without talukas.
  const only = districts.map(({ id, talukas }) => (talukas.length > 0 ? `${id}-*` : id)).join(' ');
  const located = place.talukaOffices.filter(({ office_address: address }) => address).map(({ taluka }) => taluka);
  const withPhone = place.talukaOffices.filter(({ office_phone_number: phone }) => phone).map(({ taluka }) => taluka);
  const known = [...located, ...withPhone, ...withoutTalukas.map(({ id }) => id)];
  const withoutPhone = located.filter((taluka) => !withPhone.includes(taluka));
  const [before, after] = t('inDistrict', { skipInterpolation: true }).split('{{district}}');
  return (
    <article className={styles.card} data-part-only={only} hidden>
      <h4 tabIndex={-1} data-chosen-heading="">
        {title}, <span data-chosen-name="last" />
      </h4>
      <p className={styles.small}>
        {branch && `${branch}, `}
        {before}
        <span data-chosen-name="district" />
        {after}
      </p>
      {withoutTalukas.map(({ id, withoutTalukas: text }) => (
        <p key={id} data-part-only={id} hidden>
          {text}
        </p>
      ))}
      {place.talukaOffices.map((office) => (
        <KnownOffice key={office.taluka} office={office} />
      ))}
      <div data-part-except={known.join(' ')}>
        <Unknown>{t('noPhoneOrAddress')}</Unknown>
      </div>
      {withoutPhone.length > 0 && (
        <div data-part-only={withoutPhone.join(' ')} hidden>
          <Unknown>{t('noPhone')}</Unknown>
        </div>
      )}
      {place.howToFind && (
        <p className={styles.ask} data-part-except={known.join(' ')}>
          <Users aria-hidden="true" />
          {place.howToFind}
        </p>
      )}
      <div data-part-except={withPhone.join(' ')}>
        <CallInDistricts callIn={place.callIn} />
      </div>
      <Buttons title={title} except={withoutTalukas.map(({ id }) => id).join(' ')} papers={papers} />
    </article>
  );
}

type ButtonsProps = { title: string; except: string; papers: PapersLink | undefined };

/** `except`: districts in which the office is not to be searched for by its name. A script adds the address or the taluka. */
function Buttons({ title, except, papers }: ButtonsProps) {
  const { t, language } = useTranslation('offices-by-district');
  return (
    <div className={styles.buttons}>
      <ExternalLink
        className={buttons.secondary}
        href={mapAddress(title)}
        data-map={mapAddress(`${title}, *`)}
        data-part-except={except}
        plain
      >
        <MapPin aria-hidden="true" />
        {t('searchMap')}
        <span className="sr">: {title}</span>
      </ExternalLink>
      {papers && papers.number > 0 && (
        <a className={buttons.secondary} href={papers.fragment}>
          <FileText aria-hidden="true" />
          {t('papers', { count: papers.number, n: formatNumber(papers.number, language) })}
        </a>
      )}
    </div>
  );
}

function KnownOffice({ office }: { office: TalukaOffice }) {
  const { t } = useTranslation('components');
  const { taluka, name, designation, office_address, office_phone_number, note, confidence } = office;
  return (
    <div data-part-only={taluka} hidden>
      {designation && <p>{designation}</p>}
      {office_address && <address data-map-address="">{office_address}</address>}
      {office_phone_number && <PhoneLink number={office_phone_number} of={designation ?? name} />}
      {note && <p>{note}</p>}
      {confidence === 'medium' && <p className={styles.small}>{t('toBeConfirmed')}</p>}
    </div>
  );
}
