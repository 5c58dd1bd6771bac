import { ContactLinks } from '#app/components/offices/ContactLinks.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ offices }) => <ContactLinks office={offices.plain} />,
    'long Marathi': ({ offices }) => <ContactLinks office={offices.longest} />,
    'as words': ({ offices }) => <ContactLinks office={offices.plain} plain />,
    'map only': ({ offices }) => <ContactLinks office={offices.withoutNumber} />,
  },
};
