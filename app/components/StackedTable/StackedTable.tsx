// biome-ignore-all lint/a11y/noRedundantRoles: laid out as blocks, the parts are no table to some browsers.
// biome-ignore-all lint/a11y/useSemanticElements: they are the elements of a table already.
import type { ComponentProps } from 'react';
import styles from './StackedTable.module.css';

/**
 * A table whose rows stand as blocks on phones. It is built of the parts below: each says its role, so that it stays a
 * table for those who listen.
 */
export function StackedTable({ className = '', ...table }: ComponentProps<'table'>) {
  return <table {...table} role="table" className={`${styles.table} ${className}`} />;
}

/** The row of column headings. */
export function TableHead({ children }: ComponentProps<'tr'>) {
  return (
    <thead role="rowgroup">
      <tr role="row">{children}</tr>
    </thead>
  );
}

export function TableBody(body: ComponentProps<'tbody'>) {
  return <tbody {...body} role="rowgroup" />;
}

export function TableRow(row: ComponentProps<'tr'>) {
  return <tr {...row} role="row" />;
}

export function ColumnHead(cell: ComponentProps<'th'>) {
  return <th {...cell} scope="col" role="columnheader" />;
}

/** Heads its row, or with `scope="rowgroup"` the rows that follow. */
export function RowHead({ scope = 'row', ...cell }: ComponentProps<'th'>) {
  return <th {...cell} scope={scope} role="rowheader" />;
}

export function TableCell(cell: ComponentProps<'td'>) {
  return <td {...cell} role="cell" />;
}
