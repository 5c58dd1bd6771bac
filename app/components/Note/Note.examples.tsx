import type { Examples } from '#app/examples/examples.ts';
import { LinkedText } from '../LinkedText/LinkedText.tsx';
import { Note } from './Note.tsx';

export const examples: Examples = {
  states: {
    plain: ({ act }) => <Note>{act}</Note>,
    'long Marathi': ({ offices }) => (
      <Note>
        <LinkedText>{offices.longest.note ?? offices.longest.designation}</LinkedText>
      </Note>
    ),
    warning: ({ act }) => <Note kind="warning">{act}</Note>,
  },
};
