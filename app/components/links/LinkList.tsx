import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { SitePath } from '#app/screens.ts';
import styles from './LinkList.module.css';
import { PageLink } from './PageLink.tsx';

type Way = { label: string; path: SitePath; Icon?: LucideIcon };

export function LinkList({ ways }: { ways: Way[] }) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ label, path, Icon }) => (
        <li key={path}>
          <PageLink to={path} className={styles.way}>
            {Icon && <Icon aria-hidden="true" />}
            <span>{label}</span>
            <ChevronRight className={styles.arrow} aria-hidden="true" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
