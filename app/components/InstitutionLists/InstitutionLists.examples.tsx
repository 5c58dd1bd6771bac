import type { Examples } from '#app/examples/examples.ts';
import { InstitutionList } from './InstitutionList.tsx';
import { InstitutionLists } from './InstitutionLists.tsx';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ lists: { hostels, names } }) => (
      <InstitutionLists lists={[hostels, names]} chosen={hostels.id} onChoose={() => {}} />
    ),
    'long Marathi': ({ lists }) => <InstitutionList list={lists.names} chosen />,
    empty: ({ lists }) => <InstitutionList list={lists.empty} chosen />,
  },
};
