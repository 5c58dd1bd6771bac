import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { TimeLimits } from '#app/components/facts/TimeLimits.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { LinkedParagraph } from '#app/components/links/LinkedText.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { InlinePhoneLink } from '#app/components/links/PhoneLink.tsx';
import { PortalTrouble } from '#app/components/links/PortalLink.tsx';
import { OfficeContact } from '#app/components/offices/OfficeContact.tsx';
import prose from '#app/components/text/Prose.module.css';
import { BulletList, Paragraphs } from '#app/components/text/Prose.tsx';
import { DataTable } from '#app/components/text/StackedTable.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { mapAddress } from '#app/model/offices/mapAddress.ts';
import type { DisclosureHead as Head } from '#app/model/self-disclosure/data.server.ts';
import styles from './DisclosureHead.module.css';

type Office = Head['offices'][number];

export function DisclosureHead({ head, title, contactOffice }: { head: Head; title: string; contactOffice: Office }) {
  const heading = useId();
  const [office, ...others] = head.offices;
  return (
    <section className={styles.head} aria-labelledby={heading}>
      <details>
        <summary>
          <h2 id={heading}>{title}</h2>
          <ChevronDown aria-hidden="true" />
        </summary>
        {/* Has the id, because browsers open a `details` element only if the target of the fragment is inside it. */}
        <div className={styles.body} id={head.id}>
          <p className={`small ${styles.clause}`}>{head.clause}</p>
          <div className={`stack ${styles.text}`}>
            {head.content && <Paragraphs lines={head.content} />}
            {head.duties.map(({ body, post, lines }) => (
              <div key={body}>
                <h3 className={styles.post}>{post}</h3>
                <BulletList lines={lines} />
              </div>
            ))}
            {head.timeLimits && <TimeLimits caption={head.timeLimits.caption} limits={head.timeLimits.limits} />}
            {head.committees.length > 0 && <Committees committees={head.committees} />}
            {office && others.length === 0 && <OfficeContact office={office} isCard />}
            {others.length > 0 && <OfficeLines offices={head.offices} />}
            <HeadLinks head={head} />
            {head.notPublished && <NotPublished what={head.notPublished} contactOffice={contactOffice} />}
          </div>
        </div>
      </details>
    </section>
  );
}

function HeadLinks({ head }: { head: Head }) {
  const { t, language } = useTranslation('self-disclosure');
  return (
    <>
      <LinkBullets>
        {head.laws.map(({ title, path }) => (
          <li key={path}>
            <PageLink to={path}>{title}</PageLink>
          </li>
        ))}
      </LinkBullets>
      <LinkBullets>
        {head.categories.map(({ title, path, schemes }) => (
          <li key={path}>
            <PageLink to={path}>{title}</PageLink>{' '}
            <span className={`small ${styles.count}`}>
              {t('schemes', { count: schemes, number: formatNumber(schemes, language) })}
            </span>
          </li>
        ))}
      </LinkBullets>
      <LinkBullets>
        {head.portals.map(({ title, purpose, url, trouble }) => (
          <li key={url}>
            <ExternalLink href={url}>{title}</ExternalLink>
            <span className={`muted ${styles.purpose}`}>{purpose}</span>
            <PortalTrouble trouble={trouble} />
          </li>
        ))}
      </LinkBullets>
      {head.links && (
        <ul className={`cluster ${styles.links}`}>
          {head.links.map(({ label, path }) => (
            <li key={label}>
              <PageLink to={path} className="tap">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function LinkBullets({ children }: { children: ReactNode[] }) {
  return children.length > 0 && <ul className={prose.bullets}>{children}</ul>;
}

function NotPublished({ what, contactOffice }: { what: string; contactOffice: Office }) {
  const { t } = useTranslation('self-disclosure');
  const number = contactOffice.office_phone_number;
  return (
    <div className={styles.missing}>
      <p>
        <b>{t('notPublished')}</b> {what}
      </p>
      {number && (
        <p>
          {t('ask')} <InlinePhoneLink number={number} of={contactOffice.designation} className="tap" />
        </p>
      )}
    </div>
  );
}

/** Marks the e-mail addresses as unconfirmed, because no official page lists them. */
function Committees({ committees }: Pick<Head, 'committees'>) {
  const { t } = useTranslation(['self-disclosure', 'components']);
  const columns = [t('district'), t('committee'), t('email')];
  return (
    <>
      <DataTable className={styles.table} caption={t('committees')} captionHidden columns={columns}>
        {committees.map(({ name, district, email }) => (
          <tr key={email}>
            <th scope="row">{district}</th>
            <td>{name}</td>
            <td>
              <a className="tap" href={`mailto:${email}`}>
                {email}
              </a>
            </td>
          </tr>
        ))}
      </DataTable>
      <p className="small">{t('components:toBeConfirmed')}</p>
    </>
  );
}

/** Lists offices as text, because cards with buttons would fill half the page on a phone. */
function OfficeLines({ offices }: Pick<Head, 'offices'>) {
  const { t } = useTranslation(['self-disclosure', 'components']);
  return (
    <>
      <ul className={`ruled two ${styles.offices}`}>
        {offices.map(({ designation, office_address, note, office_phone_number: number, office_email, ...office }) => (
          <li key={designation}>
            <p>
              <b>{designation}</b>
            </p>
            {office_address && <address>{office_address}</address>}
            {note && <LinkedParagraph>{note}</LinkedParagraph>}
            <p className={`cluster ${styles.ways}`}>
              {number && <InlinePhoneLink number={number} of={designation} className={`tap ${styles.number}`} />}
              {office_email && (
                <a className="tap" href={`mailto:${office_email}`}>
                  {office_email}
                </a>
              )}
              <ExternalLink href={mapAddress(office.office_google_location)} className="tap">
                {t('components:map')}
                <span className="sr">: {designation}</span>
              </ExternalLink>
            </p>
          </li>
        ))}
      </ul>
      {offices.some(({ confidence }) => confidence === 'medium') && <p className="small">{t('someNumbersDoubtful')}</p>}
    </>
  );
}
