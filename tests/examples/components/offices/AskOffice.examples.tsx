import { AskOffice } from '#app/components/offices/AskOffice.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ asked }) => <AskOffice office={asked} />,
    'long Marathi': ({ asked, offices }) => (
      <AskOffice office={{ ...asked, designation: offices.longest.designation, note: offices.longest.note }} />
    ),
    'without a number': ({ asked, offices }) => (
      <AskOffice office={{ ...asked, phone: undefined, note: offices.withoutNumber.note }} />
    ),
    'to be confirmed': ({ asked }) => <AskOffice office={{ ...asked, confidence: 'medium' }} />,
  },
};
