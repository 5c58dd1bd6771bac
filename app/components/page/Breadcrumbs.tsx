import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { SitePath } from '#app/screens.ts';
import { PageLink } from '../links/PageLink.tsx';
import styles from './Breadcrumbs.module.css';

export type Crumb = { label: string; path?: SitePath };

type BreadcrumbsProps = { crumbs: Crumb[] };

export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const { t } = useTranslation('shell');
  return (
    <nav className={styles.crumbs} aria-label={t('youAreHere')}>
      <ol>
        <li>
          <PageLink to="/">{t('nav.home')}</PageLink>
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
