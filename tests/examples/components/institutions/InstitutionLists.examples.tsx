import { InstitutionList } from '#app/components/institutions/InstitutionList.tsx';
import { InstitutionLists } from '#app/components/institutions/InstitutionLists.tsx';
import type { Examples } from '../../examples.ts';

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
