import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ offices: { plain } }) => <PhoneLink number={plain.office_phone_number ?? ''} of={plain.designation} />,
  },
};
