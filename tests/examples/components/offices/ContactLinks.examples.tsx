import { ContactLinks } from '#app/components/offices/ContactLinks.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ offices }) => <ContactLinks office={offices.plain} />,
    'long Marathi': ({ offices }) => <ContactLinks office={offices.longest} />,
    'not the main office': ({ offices }) => <ContactLinks office={offices.plain} isMain={false} />,
    'map only': ({ offices: { plain } }) => (
      <ContactLinks office={{ ...plain, office_phone_number: undefined, office_email: undefined }} />
    ),
    'without a number': ({ offices: { plain } }) => (
      <ContactLinks office={{ ...plain, office_phone_number: undefined }} />
    ),
  },
};
