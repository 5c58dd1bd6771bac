import type { Examples } from '#app/examples/examples.ts';
import { PhoneLink } from './PhoneLink.tsx';

export const examples: Examples = {
  states: {
    plain: ({ offices: { plain } }) => <PhoneLink number={plain.office_phone_number ?? ''} of={plain.designation} />,
  },
};
