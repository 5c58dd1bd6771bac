import type { Examples } from '#app/examples/examples.ts';
import { OfficeWays } from './OfficeWays.tsx';

export const examples: Examples = {
  states: {
    plain: ({ offices }) => <OfficeWays office={offices.plain} />,
    'long Marathi': ({ offices }) => <OfficeWays office={offices.longest} />,
    'map only': ({ offices }) => <OfficeWays office={offices.withoutNumber} />,
  },
};
