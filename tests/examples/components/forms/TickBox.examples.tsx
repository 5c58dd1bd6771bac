import { TickBox } from '#app/components/forms/TickBox.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ categories }) => <TickBox defaultChecked={false}>{categories[0]?.label}</TickBox>,
    ticked: ({ categories }) => <TickBox defaultChecked>{categories[0]?.label}</TickBox>,
    'long Marathi': ({ longestTitle }) => <TickBox defaultChecked>{longestTitle}</TickBox>,
  },
};
