import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Cautioned } from '#app/model/cautions.ts';
import type { SitePath } from '#app/screens.ts';
import { PageCautions } from '../facts/Cautions.tsx';
import { PageLink } from '../links/PageLink.tsx';
import { Drawing, type DrawingName } from '../media/Drawing.tsx';
import { Tag } from '../text/Tag.tsx';
import styles from './PageHead.module.css';

export type Crumb = { label: string; path?: SitePath };

/** Links the parent pages; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation('breadcrumbs');
  return (
    <nav className={styles.crumbs} aria-label={t('youAreHere')}>
      <ol>
        <li>
          <PageLink to="/">{t('home')}</PageLink>
        </li>
        {crumbs.map(({ label, path }, index) => (
          <li key={label}>
            {path && index < crumbs.length - 1 ? (
              <PageLink to={path}>{label}</PageLink>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type PageHeadProps = {
  title: string;
  /** The official name, below the everyday one. */
  official?: string | undefined;
  lead?: ReactNode;
  tag?: ReactNode;
  figures?: DrawingName | null;
  /** The entry that the page is about. */
  cautioned?: Cautioned | undefined;
  children?: ReactNode;
};

/**
 * Shows the heading of a page, beside a drawing of people. Pass `figures={null}` to omit the drawing. Consists of sections,
 * because the reader view of Firefox leaves out the lead and the cautions in a `<div>`.
 */
export function PageHead({
  title,
  official,
  lead,
  tag,
  figures = 'figures-everyone',
  cautioned,
  children,
}: PageHeadProps) {
  return (
    <section className={styles.head}>
      <section className={styles.text}>
        {tag && <Tag>{tag}</Tag>}
        <h1>{title}</h1>
        {official && <p className={styles.official}>{official}</p>}
        {cautioned && <PageCautions entry={cautioned} />}
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </section>
      {figures && <Drawing name={figures} className={styles.figures} />}
    </section>
  );
}
