import { WhereToGo } from '#app/components/offices/WhereToGo.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ places }) => <WhereToGo places={[places.everyDistrict]} districts={places.districts} />,
    'long Marathi': ({ places }) => (
      <WhereToGo
        places={[places.everyDistrict, places.everyTaluka, places.one, places.elsewhere]}
        districts={places.districts}
      />
    ),
    'an office in each taluka': ({ places }) => (
      <WhereToGo
        places={[places.everyTaluka]}
        districts={places.districts}
        papers={{ fragment: '#papers', number: 8 }}
      />
    ),
    'one office': ({ places }) => <WhereToGo places={[places.one]} districts={places.districts} />,
    'no office of the department': ({ places, offices }) => (
      <WhereToGo
        places={[places.elsewhere]}
        districts={places.districts}
        whomToAsk={offices.longest.note ?? offices.longest.designation}
      />
    ),
  },
};
