import { StackedTable } from '#app/components/text/StackedTable.tsx';
import type { Examples } from '../../examples.ts';
import type { Material } from '../../material.server.ts';

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
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">{services[0]?.title}</th>
        </tr>
      </thead>
      <tbody>
        {services.map(({ id, title, help }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td>{help}</td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}
