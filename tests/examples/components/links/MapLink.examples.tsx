import { MapLink } from '#app/components/links/MapLink.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ offices: { plain } }) => <MapLink place={plain.office_google_location} of={plain.designation} />,
    'long Marathi': ({ offices: { longest } }) => (
      <MapLink place={longest.office_google_location} of={longest.designation} />
    ),
    'in a row': ({ offices: { plain } }) => (
      <MapLink place={plain.office_google_location} of={plain.designation} inRow />
    ),
  },
};
