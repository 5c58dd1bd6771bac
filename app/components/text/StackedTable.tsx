import type { ComponentProps } from 'react';
import styles from './StackedTable.module.css';

/**
 * A table whose rows stand as blocks on phones. Its parts carry no `role`: HTML forbids it (ARIA in HTML), and browsers keep the
 * meaning of a table whatever its `display` is (Chromium since 80, Firefox since 62, WebKit since it forms tables by the document).
 */
export function StackedTable({ className = '', ...table }: ComponentProps<'table'>) {
  return <table {...table} className={`${styles.table} ${className}`} />;
}
