import { InstitutionList, InstitutionLists } from '#app/screens/institutions/InstitutionLists.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ lists: { hostels, names } }) => (
      <InstitutionLists lists={[hostels, names]} initial={hostels.id} isRemembered={false} />
    ),
    'long Marathi': ({ lists }) => <InstitutionList list={lists.names} chosen />,
    empty: ({ lists }) => <InstitutionList list={lists.empty} chosen />,
  },
};
