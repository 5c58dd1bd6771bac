import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { Note } from '#app/components/text/Note.tsx';
import type { Examples } from '../../examples.ts';

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
