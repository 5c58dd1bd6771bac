import { FileText, Info, MapPin, Phone, Users } from 'lucide-react';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Island } from '#app/islands/Island.tsx';
import type { BodyWithOffices, DistrictChoice, TalukaOffice } from '#app/model/offices/bodyOffices.server.ts';
import { mapAddress } from '#app/model/offices/mapAddress.ts';
import * as pageOf from '#app/model/pageOf.ts';
import buttons from '../buttons.module.css';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { PageLink } from '../links/PageLink.tsx';
import { PhoneLink } from '../links/PhoneLink.tsx';
import { ShareButton } from '../share/ShareButton.island.tsx';
import { DistrictContacts } from './DistrictContacts.tsx';
import { IconLine, UnknownFact } from './IconLine.tsx';
import contact from './OfficeContact.module.css';
import styles from './TalukaCards.module.css';

/** Link to the papers to bring, on the same page. */
export type PapersLink = { fragment: string; number: number };

type TalukaPlace = BodyWithOffices & { talukaOffice: NonNullable<BodyWithOffices['talukaOffice']> };
type TalukaCardsProps = {
  place: TalukaPlace;
  districts: readonly DistrictChoice[];
  papers?: PapersLink | undefined;
  heading: 'h3' | 'h4';
};

/**
 * Shows the office of the chosen taluka. One card serves all talukas, because most differ only in the name, which a script
 * writes. Without script, links to the pages of the districts, which list the offices.
 */
export function TalukaCards(props: TalukaCardsProps) {
  const { t } = useTranslation('offices-by-district');
  const { place, districts } = props;
  return (
    <>
      {place.purpose ? (
        <nav className="without-script" aria-label={t('byDistrict')}>
          <p>{t('byDistrict')}:</p>
          <ul className="cluster">
            {districts.map(({ id, name }) => (
              <li key={id}>
                <PageLink to={`${pageOf.districts(id)}#${place.id}`} className="tap">
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : (
        // Shows this only if pages of districts omit the body: they list only bodies with a purpose.
        <p data-part-only="">{place.howToFind}</p>
      )}
      <div aria-live="polite">
        <TalukaCard {...props} />
      </div>
    </>
  );
}

function TalukaCard({ place, districts, papers, heading: Heading }: TalukaCardsProps) {
  const { t } = useTranslation('offices-by-district');
  const { title, branch } = place.talukaOffice;
  const withoutTalukas = districts.filter(({ talukas }) => talukas.length === 0);
  // Shows the card for these values of the selects: every taluka of a district, or a district without talukas.
  const only = districts.map(({ id, talukas }) => (talukas.length > 0 ? `${id}-*` : id)).join(' ');
  const located = place.talukaOffices.filter(({ office_address: address }) => address).map(({ taluka }) => taluka);
  const withPhone = place.talukaOffices.filter(({ office_phone_number: phone }) => phone).map(({ taluka }) => taluka);
  const known = [...located, ...withPhone, ...withoutTalukas.map(({ id }) => id)];
  const withoutPhone = located.filter((taluka) => !withPhone.includes(taluka));
  const helpline = findHelpline(place);
  const [before, after] = t('inDistrict', { skipInterpolation: true }).split('{{district}}');
  return (
    <article className={`${contact.card} ${styles.card}`} data-part-only={only} hidden>
      <div>
        <Heading className={contact.name} tabIndex={-1} data-chosen-heading="">
          {title}, <span data-chosen-name="last" />
        </Heading>
        <p className={styles.place}>
          {branch && `${branch}, `}
          {before}
          <span data-chosen-name="district" />
          {after}
        </p>
      </div>
      {withoutTalukas.map(({ id, withoutTalukas: text }) => (
        <p key={id} data-part-only={id} hidden>
          {text}
        </p>
      ))}
      {place.talukaOffices.map((office) => (
        <TalukaOfficeFacts key={office.taluka} office={office} />
      ))}
      <div data-part-except={known.join(' ')}>
        <UnknownFact>{t('noPhoneOrAddress')}</UnknownFact>
      </div>
      {withoutPhone.length > 0 && (
        <div data-part-only={withoutPhone.join(' ')} hidden>
          <UnknownFact>{t('noPhone')}</UnknownFact>
        </div>
      )}
      {place.howToFind && (
        <div data-part-except={known.join(' ')}>
          <IconLine Icon={Users}>{place.howToFind}</IconLine>
        </div>
      )}
      {helpline && (
        <div data-part-except={withPhone.join(' ')}>
          <IconLine Icon={Phone}>
            {t('callInstead')} {helpline.name}
          </IconLine>
        </div>
      )}
      <TalukaButtons
        place={place}
        withPhone={withPhone}
        except={withoutTalukas.map(({ id }) => id).join(' ')}
        papers={papers}
      />
      <div data-part-except={withPhone.join(' ')}>
        <DistrictContacts
          callIn={keepOfficeContacts(place)}
          isMain={false}
          isSecond={helpline !== undefined}
          asksTheWay
        />
      </div>
    </article>
  );
}

/** Finds the helpline to call instead of an office without a number. */
const findHelpline = ({ call }: TalukaPlace) => call.find(({ isOffice }) => !isOffice);

const keepOfficeContacts = ({ callIn }: TalukaPlace) =>
  callIn.map(({ call, ...districts }) => ({ ...districts, call: call.filter(({ isOffice }) => isOffice) }));

type TalukaButtonsProps = {
  place: TalukaPlace;
  withPhone: readonly string[];
  except: string;
  papers: PapersLink | undefined;
};

/** `withPhone`: talukas whose office has a number. `except`: districts without a map search, to which a script adds the address or taluka. */
function TalukaButtons({ place, withPhone, except, papers }: TalukaButtonsProps) {
  const { t, language } = useTranslation(['offices-by-district', 'components']);
  const { title } = place.talukaOffice;
  const helpline = findHelpline(place);
  return (
    <div className={`no-print ${styles.buttons}`}>
      {helpline && (
        <div data-part-except={withPhone.join(' ')}>
          <PhoneLink number={helpline.number} of={helpline.name} />
        </div>
      )}
      <ExternalLink
        className={buttons.secondary}
        href={mapAddress(title)}
        data-map={mapAddress(`${title}, *`)}
        data-part-except={except}
        withoutIcon
      >
        <MapPin aria-hidden="true" />
        {t('searchMap')}
        <span className="sr">: {title}</span>
      </ExternalLink>
      {papers && papers.number > 0 && (
        <a className={buttons.secondary} href={papers.fragment}>
          <FileText aria-hidden="true" />
          {t('components:papers', { count: papers.number, n: formatNumber(papers.number, language) })}
        </a>
      )}
      {place.talukaOffices.map(
        (office) => office.office_phone_number && <SendOffice key={office.taluka} title={title} office={office} />,
      )}
    </div>
  );
}

/** Sends name, address and number of an office that can be called. */
function SendOffice({ title, office }: { title: string; office: TalukaOffice }) {
  const {
    taluka,
    name,
    designation = `${title}, ${name}`,
    office_address: address,
    office_phone_number: phone,
  } = office;
  const lines = [address ?? '', phone ?? ''].filter(Boolean);
  return (
    <div data-part-only={taluka} hidden>
      <Island
        name="ShareButton"
        component={ShareButton}
        props={{ title: designation, lines, className: buttons.secondary }}
      />
    </div>
  );
}

function TalukaOfficeFacts({ office }: { office: TalukaOffice }) {
  const { t } = useTranslation(['components', 'offices-by-district']);
  const { taluka, name, designation, office_address, office_phone_number, note, confidence } = office;
  return (
    <div className={styles.known} data-part-only={taluka} hidden>
      {designation && <p>{designation}</p>}
      {office_address && <address data-map-address="">{office_address}</address>}
      {office_phone_number && (
        <>
          <PhoneLink number={office_phone_number} of={designation ?? name} />
          <IconLine Icon={Info}>{t('offices-by-district:callFirst')}</IconLine>
        </>
      )}
      {note && <p>{note}</p>}
      {confidence === 'medium' && <p className="small">{t('toBeConfirmed')}</p>}
    </div>
  );
}
