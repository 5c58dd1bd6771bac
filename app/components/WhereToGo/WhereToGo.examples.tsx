import type { Examples } from '#app/examples/examples.ts';
import { WhereToGo } from './WhereToGo.tsx';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ places }) => <WhereToGo places={[places.everyDistrict]} />,
    'long Marathi': ({ places }) => <WhereToGo places={[places.everyDistrict, places.one, places.elsewhere]} />,
    'one office': ({ places }) => <WhereToGo places={[places.one]} />,
    'no office of the department': ({ places, offices }) => (
      <WhereToGo places={[places.elsewhere]} whomToAsk={offices.longest.note ?? offices.longest.designation} />
    ),
  },
};
