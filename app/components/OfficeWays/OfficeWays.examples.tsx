import type { Examples } from '#app/examples/examples.ts';
import { OfficeWays } from './OfficeWays.tsx';

export const examples: Examples = {
  states: {
    plain: ({ offices }) => <OfficeWays office={offices.plain} />,
    'long Marathi': ({ offices }) => <OfficeWays office={offices.longest} />,
    'as words': ({ offices }) => <OfficeWays office={offices.plain} plain />,
    'map only': ({ offices }) => <OfficeWays office={offices.withoutNumber} />,
  },
};
