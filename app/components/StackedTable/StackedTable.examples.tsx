import type { Examples } from '#app/examples/examples.ts';
import type { Material } from '#app/examples/material.server.ts';
import { ColumnHead, RowHead, StackedTable, TableBody, TableCell, TableHead, TableRow } from './StackedTable.tsx';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ act, services }) => <Table caption={act} services={services.slice(0, 3)} />,
    'long Marathi': ({ longestTitle, services }) => (
      <Table caption={longestTitle} services={services.slice(0, 3).map((one) => ({ ...one, title: longestTitle }))} />
    ),
  },
};

function Table({ caption, services }: { caption: string; services: Material['services'] }) {
  return (
    <StackedTable>
      <caption>{caption}</caption>
      <TableHead>
        <ColumnHead>{caption}</ColumnHead>
        <ColumnHead>{services[0]?.title}</ColumnHead>
      </TableHead>
      <TableBody>
        {services.map(({ id, title, help }) => (
          <TableRow key={id}>
            <RowHead>{title}</RowHead>
            <TableCell>{help}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </StackedTable>
  );
}
