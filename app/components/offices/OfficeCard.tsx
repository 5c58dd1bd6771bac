import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Localized } from '#app/model/localize.ts';
import type { OtherContact } from '#app/model/offices/data.server.ts';
import type { Office } from '#app/model/offices/schema.server.ts';
import { InlinePhoneLink } from '../links/PhoneLink.tsx';
import { Portrait } from '../media/Portrait.tsx';
import styles from './OfficeCard.module.css';
import { OfficeDetails } from './OfficeDetails.tsx';

export type LocatedOffice = Localized<Office> & {
  location: string;
  contactFile: string | undefined;
  callInstead: OtherContact[];
};

type OfficeCardProps = { office: LocatedOffice; id?: string; part?: string };

/** `id`: fragment that search results link to, `/office/assistant#palghar`. `part`: value of the select that shows it. */
export function OfficeCard({ office, id, part }: OfficeCardProps) {
  return (
    <article id={id} className={styles.card} data-part={part}>
      <Portrait src={office.officer_img} size={88} className={styles.portrait} />
      <div>
        <h2>{office.location}</h2>
        <p className={styles.head}>{office.office_head}</p>
        <p className={styles.designation}>{office.designation}</p>
      </div>
      <div className={styles.reach}>
        <OfficeDetails office={office}>
          {office.branches && <Branches branches={office.branches} office={office.designation} />}
        </OfficeDetails>
      </div>
    </article>
  );
}

/** Lists the sections of a large office that have their own contacts. */
function Branches({ branches, office }: { branches: NonNullable<Localized<Office>['branches']>; office: string }) {
  const { t } = useTranslation('components');
  return (
    <section className={styles.branches}>
      <h3>
        {t('branches')}
        <span className="sr">: {office}</span>
      </h3>
      <dl>
        {branches.map(({ title, phone, email }) => (
          <div key={title} className="ends">
            <dt>{title}</dt>
            <dd>
              {phone && <InlinePhoneLink number={phone} of={title} className="tap" />}
              {email && (
                <a className="tap" href={`mailto:${email}`}>
                  {email}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
