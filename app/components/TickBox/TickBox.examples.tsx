import type { Examples } from '#app/examples/examples.ts';
import { TickBox } from './TickBox.tsx';

export const examples: Examples = {
  states: {
    plain: ({ categories }) => <TickBox defaultChecked={false}>{categories[0]?.label}</TickBox>,
    ticked: ({ categories }) => <TickBox defaultChecked>{categories[0]?.label}</TickBox>,
    'long Marathi': ({ longestTitle }) => <TickBox defaultChecked>{longestTitle}</TickBox>,
  },
};
