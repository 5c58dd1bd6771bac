import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { TimeLimits } from '#app/components/facts/TimeLimits.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PortalTrouble } from '#app/components/links/PortalTrouble.tsx';
import { OfficeContact } from '#app/components/offices/OfficeContact.tsx';
import prose from '#app/components/text/Prose.module.css';
import { StackedTable } from '#app/components/text/StackedTable.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { telephoneAddress } from '#app/i18n/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { mapAddress } from '#app/model/offices/mapAddress.ts';
import type { DisclosureHead as Head } from '#app/model/self-disclosure/heads.server.ts';
import styles from './DisclosureHead.module.css';

export function DisclosureHead({ head, title, askAt }: { head: Head; title: string; askAt: Head['offices'][number] }) {
  const { t, language } = useTranslation('self-disclosure');
  const heading = useId();
  const onlyOffice = head.offices.length === 1 ? head.offices[0] : undefined;
  return (
    <section className={styles.head} aria-labelledby={heading}>
      <details>
        <summary>
          <h2 id={heading}>{title}</h2>
          <ChevronDown aria-hidden="true" />
        </summary>
        {/* Inside `details`, so that the browser opens it for a fragment address. */}
        <div className={styles.body} id={head.id}>
          <p className={styles.clause}>{head.clause}</p>
          <div className={styles.text}>
            {head.content?.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {head.duties.map(({ body, post, lines }) => (
              <div key={body}>
                <h3 className={styles.post}>{post}</h3>
                <ul className={prose.bullets}>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            ))}
            {head.timeLimits && <TimeLimits caption={head.timeLimits.caption} limits={head.timeLimits.limits} />}
            {head.committees.length > 0 && <Committees committees={head.committees} />}
            {onlyOffice && <OfficeContact office={onlyOffice} />}
            {head.offices.length > 1 && <OfficeLines offices={head.offices} />}
            {head.laws.length > 0 && (
              <ul className={prose.bullets}>
                {head.laws.map(({ title: law, path }) => (
                  <li key={path}>
                    <PageLink to={path}>{law}</PageLink>
                  </li>
                ))}
              </ul>
            )}
            {head.categories.length > 0 && (
              <ul className={prose.bullets}>
                {head.categories.map(({ title: category, path, schemes }) => (
                  <li key={path}>
                    <PageLink to={path}>{category}</PageLink>{' '}
                    <span className={styles.count}>
                      {t('schemes', { count: schemes, number: formatNumber(schemes, language) })}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            {head.portals.length > 0 && (
              <ul className={prose.bullets}>
                {head.portals.map(({ title: portal, purpose, url, trouble }) => (
                  <li key={url}>
                    <ExternalLink href={url}>{portal}</ExternalLink>
                    <span className={styles.purpose}>{purpose}</span>
                    <PortalTrouble trouble={trouble} />
                  </li>
                ))}
              </ul>
            )}
            {head.links && (
              <ul className={styles.links}>
                {head.links.map(({ label, path }) => (
                  <li key={label}>
                    <PageLink to={path}>{label}</PageLink>
                  </li>
                ))}
              </ul>
            )}
            {head.notPublished && <NotPublished what={head.notPublished} askAt={askAt} />}
          </div>
        </div>
      </details>
    </section>
  );
}

type NotPublishedProps = { what: string; askAt: Head['offices'][number] };

function NotPublished({ what, askAt }: NotPublishedProps) {
  const { t } = useTranslation('self-disclosure');
  const number = askAt.office_phone_number;
  return (
    <div className={styles.missing}>
      <p>
        <b>{t('notPublished')}</b> {what}
      </p>
      {number && (
        <p>
          {t('ask')}{' '}
          <a href={telephoneAddress(number)} aria-label={`${number}: ${askAt.designation}`}>
            {number}
          </a>
        </p>
      )}
    </div>
  );
}

type CommitteesProps = { committees: Head['committees'] };

/** Marked as unconfirmed: no official page lists these addresses. */
function Committees({ committees }: CommitteesProps) {
  const { t } = useTranslation(['self-disclosure', 'components']);
  return (
    <>
      <StackedTable className={styles.table}>
        <caption className="sr">{t('committees')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('district')}</th>
            <th scope="col">{t('committee')}</th>
            <th scope="col">{t('email')}</th>
          </tr>
        </thead>
        <tbody>
          {committees.map(({ name, district, email }) => (
            <tr key={email}>
              <th scope="row">{district}</th>
              <td>{name}</td>
              <td>
                <a href={`mailto:${email}`}>{email}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </StackedTable>
      <p className={styles.doubt}>{t('components:toBeConfirmed')}</p>
    </>
  );
}

type OfficeLinesProps = { offices: Head['offices'] };

/** Lists offices without the large buttons of a card, which would fill half a phone's page. */
function OfficeLines({ offices }: OfficeLinesProps) {
  const { t } = useTranslation(['self-disclosure', 'components']);
  return (
    <>
      <ul className={styles.offices}>
        {offices.map(
          ({ designation, office_address, note, office_phone_number, office_email, office_google_location }) => (
            <li key={designation}>
              <p>
                <b>{designation}</b>
              </p>
              {office_address && <address>{office_address}</address>}
              {note && (
                <p>
                  <LinkedText>{note}</LinkedText>
                </p>
              )}
              <p className={styles.ways}>
                {office_phone_number && (
                  <a
                    className={styles.number}
                    href={telephoneAddress(office_phone_number)}
                    aria-label={`${office_phone_number}: ${designation}`}
                  >
                    {office_phone_number}
                  </a>
                )}
                {office_email && <a href={`mailto:${office_email}`}>{office_email}</a>}
                <ExternalLink href={mapAddress(office_google_location)}>
                  {t('components:map')}
                  <span className="sr">: {designation}</span>
                </ExternalLink>
              </p>
            </li>
          ),
        )}
      </ul>
      {offices.some(({ confidence }) => confidence === 'medium') && (
        <p className={styles.doubt}>{t('someNumbersDoubtful')}</p>
      )}
    </>
  );
}
