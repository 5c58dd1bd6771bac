import { OfficeWays } from '#app/components/offices/OfficeWays.tsx';
import type { Examples } from '../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ offices }) => <OfficeWays office={offices.plain} />,
    'long Marathi': ({ offices }) => <OfficeWays office={offices.longest} />,
    'as words': ({ offices }) => <OfficeWays office={offices.plain} plain />,
    'map only': ({ offices }) => <OfficeWays office={offices.withoutNumber} />,
  },
};
