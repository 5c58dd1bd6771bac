import { OfficeList } from '#app/components/offices/OfficeList.tsx';
import type { Examples } from '../../examples.ts';

const listed = (id: string, office: Parameters<typeof OfficeList>[0]['offices'][number]['office'], post: string) => ({
  id,
  post,
  ...(office && { office }),
});

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ offices: { plain, withoutNumber } }) => (
      <OfficeList
        offices={[listed('one', plain, plain.office_head), listed('two', withoutNumber, withoutNumber.office_head)]}
      />
    ),
    'long Marathi': ({ offices: { longest } }) => (
      <OfficeList offices={[listed('one', longest, longest.office_head)]} />
    ),
    'where to go instead': ({ offices: { plain } }) => (
      <OfficeList offices={[{ id: 'one', post: plain.office_head, instead: plain.designation }]} />
    ),
  },
};
