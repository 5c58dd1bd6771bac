import { ContactLinks } from '#app/components/offices/ContactLinks.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ offices }) => <ContactLinks office={offices.plain} />,
    'long Marathi': ({ offices }) => <ContactLinks office={offices.longest} />,
    'not the main office': ({ offices }) => <ContactLinks office={offices.plain} isMain={false} />,
    'map only': ({ offices }) => <ContactLinks office={offices.withoutNumber} />,
  },
};
