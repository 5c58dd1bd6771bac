import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { TimeLimits } from '#app/components/facts/TimeLimits.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PortalTrouble } from '#app/components/links/PortalTrouble.tsx';
import { OfficeContact } from '#app/components/offices/OfficeContact.tsx';
import prose from '#app/components/text/Prose.module.css';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DisclosureHead as Head } from '#app/model/self-disclosure/heads.server.ts';
import { Committees } from './Committees.tsx';
import styles from './DisclosureHead.module.css';
import { NotPublished } from './NotPublished.tsx';
import { OfficeLines } from './OfficeLines.tsx';

type DisclosureHeadProps = { head: Head; title: string; askAt: Head['offices'][number] };

/** One of the 17 heads, folded: what is published, where more of it stands, and what nobody has published yet. */
export function DisclosureHead({ head, title, askAt }: DisclosureHeadProps) {
  const { t } = useTranslation('self-disclosure');
  const language = useLanguage();
  const heading = useId();
  const onlyOffice = head.offices.length === 1 ? head.offices[0] : undefined;
  return (
    <section className={styles.head} aria-labelledby={heading}>
      <details>
        <summary>
          <h2 id={heading}>{title}</h2>
          <ChevronDown aria-hidden="true" />
        </summary>
        {/* Inside the fold, so that the browser opens it for who comes by the address of the head. */}
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
