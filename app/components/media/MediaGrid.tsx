import type { ReactElement } from 'react';
import { EmptyState } from '../text/EmptyState.tsx';
import styles from './MediaGrid.module.css';

type MediaGridProps = { empty: string; className?: string | undefined; children: ReactElement[] };

/** Shows albums or videos in up to three columns, or the heading `empty` if there are none. */
export function MediaGrid({ empty, className = '', children }: MediaGridProps) {
  if (children.length === 0)
    return (
      <div className={styles.empty}>
        <EmptyState>
          <h2>{empty}</h2>
        </EmptyState>
      </div>
    );
  return <ul className={`${styles.grid} ${className}`}>{children}</ul>;
}
