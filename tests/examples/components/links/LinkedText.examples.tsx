import { LinkedText } from '#app/components/links/LinkedText.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ offices: { plain } }) => (
      <p>
        <LinkedText>{`${plain.designation}: ${plain.office_phone_number}`}</LinkedText>
      </p>
    ),
    'long Marathi': ({ offices: { longest } }) => (
      <p>
        <LinkedText>
          {[longest.designation, longest.office_phone_number, longest.office_email, longest.website].join(', ')}
        </LinkedText>
      </p>
    ),
    'nothing to reach': ({ act }) => (
      <p>
        <LinkedText>{act}</LinkedText>
      </p>
    ),
  },
};
