import { ChevronDown, Users } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { CallInstead } from '#app/components/offices/CallInstead.tsx';
import { NearbyCentres } from '#app/components/offices/NearbyCentres.tsx';
import { Unknown } from '#app/components/offices/Unknown.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { TalukaBody } from '#app/model/districts/talukaBodies.server.ts';
import { mapAddress } from '#app/model/offices/mapAddress.ts';
import styles from './TalukaOffices.module.css';

type TalukaOfficesProps = { district: string; body: TalukaBody };

/** Lists the talukas of a district under what people get there, and says once whom to call, because few numbers are known. */
export function TalukaOffices({ district, body }: TalukaOfficesProps) {
  const { t } = useTranslation(['district', 'offices-by-district']);
  const { id, title, branch, purpose, howToFind, note, call, nearby, offices, withoutTalukas } = body;
  return (
    <LabelledSection
      id={id}
      title={purpose}
      beside={
        <>
          {!withoutTalukas && <p>{t('goTo', { office: title, branch: branch ?? '' })}</p>}
          {note && <p className={styles.small}>{note}</p>}
        </>
      }
    >
      <div className={styles.body}>
        {withoutTalukas && <p>{withoutTalukas}</p>}
        {offices.length > 0 && (
          <div className={styles.talukas}>
            {offices.map((office) => (
              <TalukaOffice key={office.id} office={office} district={district} />
            ))}
          </div>
        )}
        {howToFind && (
          <p className={styles.find}>
            <Users aria-hidden="true" />
            {howToFind}
          </p>
        )}
        <CallInstead contacts={call} />
        <NearbyCentres centres={nearby} />
      </div>
    </LabelledSection>
  );
}

function TalukaOffice({ office, district }: { office: TalukaBody['offices'][number]; district: string }) {
  const { t } = useTranslation(['offices-by-district', 'components']);
  const { id, name, designation, office_address: address, office_phone_number: phone, note, confidence } = office;
  return (
    <details id={id}>
      <summary>
        {name}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div>
        <b>{designation}</b>
        {address && <address>{address}</address>}
        {phone && <PhoneLink number={phone} of={designation} />}
        {!phone && <Unknown>{t(address ? 'noPhone' : 'noPhoneOrAddress')}</Unknown>}
        {note && <p>{note}</p>}
        {confidence === 'medium' && <p className={styles.small}>{t('components:toBeConfirmed')}</p>}
        <ExternalLink className={buttons.secondary} href={mapAddress(`${designation}, ${district}`)} plain>
          {t('searchMap')}
          <span className="sr">: {designation}</span>
        </ExternalLink>
      </div>
    </details>
  );
}
