import type { ComponentProps } from 'react';
import styles from './TickBox.module.css';

export function TickBox({ children, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={styles.tick}>
      <input className={styles.box} type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}
