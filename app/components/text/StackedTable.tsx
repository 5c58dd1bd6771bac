import type { ComponentProps } from 'react';
import styles from './StackedTable.module.css';

/** Stacks table rows on phones. Needs no `role`: browsers keep table semantics with any `display` (ARIA in HTML). */
export function StackedTable({ className = '', ...table }: ComponentProps<'table'>) {
  return <table {...table} className={`${styles.table} ${className}`} />;
}

type DataTableProps = ComponentProps<'table'> & {
  caption: string;
  captionHidden?: boolean;
  columns: readonly string[];
};

/** Adds a caption and column headers; `children` are the rows. */
export function DataTable({ caption, captionHidden = false, columns, children, ...table }: DataTableProps) {
  return (
    <StackedTable {...table}>
      <caption className={captionHidden ? 'sr' : styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </StackedTable>
  );
}
