import type { ComponentProps } from 'react';
import styles from './StackedTable.module.css';

/** Stacks the rows of a table on phones. No `role`: browsers keep table semantics whatever `display` is (ARIA in HTML). */
export function StackedTable({ className = '', ...table }: ComponentProps<'table'>) {
  return <table {...table} className={`${styles.table} ${className}`} />;
}
