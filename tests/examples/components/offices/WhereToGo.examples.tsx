import { WhereToGo } from '#app/components/offices/WhereToGo.tsx';
import type { Examples } from '../../examples.ts';

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
