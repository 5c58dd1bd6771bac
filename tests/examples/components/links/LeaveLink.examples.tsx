import buttons from '#app/components/buttons.module.css';
import { LeaveLink } from '#app/components/links/LeaveLink.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: () => <LeaveLink className={buttons.primary} />,
  },
};
