import { CallRows } from '#app/components/urgent/CallRows.tsx';
import { UrgentCalls } from '#app/components/urgent/UrgentCalls.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ helplines }) => <UrgentCalls calls={helplines} />,
    'one number': ({ helplines }) => <UrgentCalls calls={helplines.slice(0, 1)} />,
    'for advice': ({ helplines }) => <CallRows calls={helplines} />,
  },
};
