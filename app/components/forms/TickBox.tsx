import type { ComponentProps } from 'react';
import styles from './TickBox.module.css';

/** A checkbox with its words, both of them the target of a thumb. On paper it is an empty or a ticked box. */
export function TickBox({ children, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
