import { ElsewhereLinks } from '#app/components/elsewhere/ElsewhereLinks.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ elsewhere }) => <ElsewhereLinks entries={elsewhere} />,
  },
};
