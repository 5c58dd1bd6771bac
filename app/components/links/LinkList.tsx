import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SitePath } from '#app/screens.ts';
import styles from './LinkList.module.css';
import { PageLink } from './PageLink.tsx';

type LinkListProps = {
  links: { label: string; path: SitePath; Icon?: LucideIcon; amount?: string | undefined }[];
  /** Further rows. */
  children?: ReactNode;
};

export function LinkList({ links, children }: LinkListProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, path, Icon, amount }) => (
        <li key={path}>
          <PageLink to={path} className={styles.link}>
            {Icon && <Icon aria-hidden="true" />}
            <span className={styles.text}>
              <span>{label}</span>
              {amount && <b>{amount}</b>}
            </span>
            <ChevronRight className={styles.arrow} aria-hidden="true" />
          </PageLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
