import type { ComponentProps } from 'react';
import styles from './StackedTable.module.css';

/** Stacks the rows of a table on phones. No `role`: browsers keep table semantics whatever `display` is (ARIA in HTML). */
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
      <caption className={captionHidden ? 'sr' : undefined}>{caption}</caption>
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
