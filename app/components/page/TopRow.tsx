import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { SitePath } from '#app/screens.ts';
import { PageLink } from '../links/PageLink.tsx';
import { Drawing, type DrawingName } from '../media/Drawing.tsx';
import styles from './TopRow.module.css';

/** `isList`: whether the page is a list. Its link restores the scroll position and the filters. */
export type Crumb = { label: string; path?: SitePath; isList?: boolean };

type TopRowProps = {
  /** The parent pages after the home page, and last the page itself. */
  crumbs: Crumb[];
  /** Drawing of people who stand on the line below the row. */
  figures?: DrawingName | null | undefined;
  /** Stands at the end of the row in place of figures. */
  children?: ReactNode;
};

/** Links all parent pages on wide screens. Phones show only the first list among them, or else the nearest page. */
export function TopRow({ crumbs, figures, children }: TopRowProps) {
  const { t } = useTranslation('breadcrumbs');
  const parents: Crumb[] = [{ label: t('home'), path: '/' }, ...crumbs.slice(0, -1)];
  const nearest = parents.find(({ isList }) => isList) ?? [...parents].reverse().find(({ path }) => path);
  return (
    <div className={`no-print ${styles.row}`}>
      <nav className={styles.crumbs} aria-label={t('youAreHere')}>
        <ol>
          {parents.map((crumb) => (
            <li key={crumb.label} className={crumb === nearest ? styles.nearest : undefined}>
              {crumb.path ? <ParentLink {...crumb} path={crumb.path} /> : <span>{crumb.label}</span>}
            </li>
          ))}
          <li>
            <span aria-current="page">{crumbs[crumbs.length - 1]?.label}</span>
          </li>
        </ol>
      </nav>
      {children ?? (figures && <Drawing name={figures} className={styles.figures} />)}
    </div>
  );
}

function ParentLink({ label, path, isList }: Crumb & { path: SitePath }) {
  return (
    <PageLink to={path} data-back={isList ? '' : undefined}>
      <ArrowLeft className={styles.arrow} aria-hidden="true" />
      {label}
    </PageLink>
  );
}
