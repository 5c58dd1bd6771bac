import type { Examples } from '#app/examples/examples.ts';
import { OfficeContact } from './OfficeContact.tsx';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ offices }) => <OfficeContact office={offices.plain} />,
    'long Marathi': ({ offices }) => <OfficeContact office={offices.longest} />,
    'without a number': ({ offices }) => <OfficeContact office={offices.withoutNumber} />,
    'to be confirmed': ({ offices }) => <OfficeContact office={{ ...offices.plain, confidence: 'medium' }} />,
  },
};
