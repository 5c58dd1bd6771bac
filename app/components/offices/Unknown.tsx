import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Unknown.module.css';

/** Says what the site does not know of an office. `only`: values of the selects with which it is shown. */
export function Unknown({ only, children }: { only?: string; children: ReactNode }) {
  return (
    <p className={styles.unknown} data-part-only={only} hidden={only !== undefined}>
      <CircleHelp aria-hidden="true" />
      {children}
    </p>
  );
}
