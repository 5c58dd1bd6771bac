import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { TimeLimits } from '#app/components/facts/TimeLimits.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PortalTrouble } from '#app/components/links/PortalLink.tsx';
import { OfficeContact } from '#app/components/offices/OfficeContact.tsx';
import prose from '#app/components/text/Prose.module.css';
import { DataTable } from '#app/components/text/StackedTable.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { telephoneAddress } from '#app/i18n/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DisclosureHead as Head } from '#app/model/self-disclosure/heads.server.ts';
import styles from './DisclosureHead.module.css';
import { OfficeLines } from './OfficeLines.tsx';

export function DisclosureHead({ head, title, askAt }: { head: Head; title: string; askAt: Head['offices'][number] }) {
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
            <HeadLinks head={head} />
            {head.notPublished && <NotPublished what={head.notPublished} askAt={askAt} />}
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
    </>
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
      <DataTable
        className={styles.table}
        caption={t('committees')}
        captionHidden
        columns={[t('district'), t('committee'), t('email')]}
      >
        {committees.map(({ name, district, email }) => (
          <tr key={email}>
            <th scope="row">{district}</th>
            <td>{name}</td>
            <td>
              <a href={`mailto:${email}`}>{email}</a>
            </td>
          </tr>
        ))}
      </DataTable>
      <p className={styles.doubt}>{t('components:toBeConfirmed')}</p>
    </>
  );
}
