import { WhereToGo } from '#app/components/offices/WhereToGo.tsx';
import type { Examples } from '../../examples.ts';
import type { Material } from '../../material.server.ts';

/** Gives the offices of talukas the telephone number of another office, because none of them has one in the content. */
const callable = (place: Material['places']['everyTaluka'], office: Material['offices']['plain']) =>
  place.talukaOffices.map((own) => ({ ...own, office_phone_number: office.office_phone_number }));

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
    'an office in a taluka that can be called': ({ places, offices }) => (
      <WhereToGo
        places={[{ ...places.everyTaluka, talukaOffices: callable(places.everyTaluka, offices.plain) }]}
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
