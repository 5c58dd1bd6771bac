import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  wide: true,
  states: {
    plain: ({ act, pdfs }) => (
      <LabelledSection title={act}>
        <p>{pdfs[0]?.name}</p>
      </LabelledSection>
    ),
    'long Marathi': ({ longestTitle, longestWord, offices }) => (
      <LabelledSection title={longestTitle} beside={<p>{longestWord}</p>}>
        <p>{offices.longest.office_address}</p>
      </LabelledSection>
    ),
  },
};
