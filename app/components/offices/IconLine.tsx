import { CircleHelp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './IconLine.module.css';

type IconLineProps = { Icon: LucideIcon; className?: string; children: ReactNode };

export function IconLine({ Icon, className = '', children }: IconLineProps) {
  return (
    <p className={`${styles.line} ${className}`.trimEnd()}>
      <Icon aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** Says what the site does not know of an office. */
export function Unknown({ children }: { children: ReactNode }) {
  return (
    <IconLine Icon={CircleHelp} className={styles.unknown ?? ''}>
      {children}
    </IconLine>
  );
}
