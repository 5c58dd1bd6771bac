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
    <article id={id} className={`line-above ${styles.card}`} data-part={part}>
      <Portrait src={office.officer_img} size={88} className={styles.portrait} />
      <div>
        <h2 className="fs-lead">{office.location}</h2>
        <p className={styles.head}>{office.office_head}</p>
        <p className="muted">{office.designation}</p>
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
    <section>
      <h3 className="fs-prose">
        {t('branches')}
        <span className="sr">: {office}</span>
      </h3>
      <dl className="lined">
        {branches.map(({ title, phone, email }) => (
          <div key={title} className="ends">
            <dt>{title}</dt>
            <dd className="anywhere">
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
