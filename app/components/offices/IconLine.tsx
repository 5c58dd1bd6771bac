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

/** Says that a fact about an office is unknown. */
export function UnknownFact({ children }: { children: ReactNode }) {
  return (
    <IconLine Icon={CircleHelp} className={styles.unknown ?? ''}>
      {children}
    </IconLine>
  );
}
