import { OfficeCard } from '#app/components/offices/OfficeCard.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ offices }) => <OfficeCard office={offices.plain} />,
    'long Marathi': ({ offices }) => <OfficeCard office={offices.longest} />,
    'with branches': ({ offices }) => <OfficeCard office={offices.withBranches} />,
    'without a number': ({ offices }) => <OfficeCard office={offices.withoutNumber} />,
    'to be confirmed': ({ offices }) => <OfficeCard office={{ ...offices.plain, confidence: 'medium' }} />,
  },
};
