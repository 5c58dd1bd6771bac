import { ChevronDown, MapPin, Users } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { AlternativeContacts } from '#app/components/offices/AlternativeContacts.tsx';
import { IconLine, UnknownFact } from '#app/components/offices/IconLine.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { TalukaBody } from '#app/model/districts/talukaBodies.server.ts';
import { mapAddress } from '#app/model/offices/mapAddress.ts';
import styles from './TalukaOffices.module.css';

type TalukaOfficesProps = { district: string; body: TalukaBody };

/** Lists the talukas of a district under the purpose of their offices. Each unfolds its office, or says whom to ask. */
export function TalukaOffices({ district, body }: TalukaOfficesProps) {
  const { t } = useTranslation('district');
  const { id, title, purpose, offices, withoutTalukas } = body;
  return (
    <LabelledSection id={id} title={purpose} beside={!withoutTalukas && <p>{t('goTo', { office: title })}</p>}>
      <div className={styles.body}>
        {withoutTalukas && (
          <>
            <p>{withoutTalukas}</p>
            <TalukaContacts body={body} />
          </>
        )}
        {offices.length > 0 && (
          <>
            <div className={styles.talukas}>
              {offices.map((office) => (
                <TalukaOffice key={office.id} office={office} district={district} body={body} />
              ))}
            </div>
            {/* Prints once what the screen repeats for each taluka. */}
            <div className={styles.onPaper}>
              <TalukaContacts body={body} />
            </div>
          </>
        )}
      </div>
    </LabelledSection>
  );
}

function TalukaContacts({ body: { howToFind, note, call } }: { body: TalukaBody }) {
  return (
    <>
      <AlternativeContacts contacts={call} isMain={false} asksTheWay />
      {howToFind && <IconLine Icon={Users}>{howToFind}</IconLine>}
      {howToFind && note && <p className="small">{note}</p>}
    </>
  );
}

type TalukaOfficeProps = TalukaOfficesProps & { office: TalukaBody['offices'][number] };

function TalukaOffice({ office, district, body }: TalukaOfficeProps) {
  const { t } = useTranslation(['offices-by-district', 'components']);
  const { id, name, designation, office_address: address, office_phone_number: phone, note, confidence } = office;
  return (
    <details id={id}>
      <summary>
        {name}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.office}>
        <p>
          <b>{designation}</b>
          {body.branch && <span className="small"> ({body.branch})</span>}
        </p>
        {address && <address>{address}</address>}
        {phone && <PhoneLink number={phone} of={designation} className={buttons.secondary} />}
        {!phone && <UnknownFact>{t(address ? 'noPhone' : 'noPhoneOrAddress')}</UnknownFact>}
        {note && <p>{note}</p>}
        {confidence === 'medium' && <p className="small">{t('components:toBeConfirmed')}</p>}
        {!phone && (
          <div className={`no-print ${styles.ask}`}>
            <TalukaContacts body={{ ...body, howToFind: address ? undefined : body.howToFind }} />
          </div>
        )}
        <ExternalLink
          className={`no-print ${buttons.secondary}`}
          href={mapAddress(`${designation}, ${district}`)}
          withoutIcon
        >
          <MapPin aria-hidden="true" />
          {t('searchMap')}
          <span className="sr">: {designation}</span>
        </ExternalLink>
      </div>
    </details>
  );
}
