import type { Examples } from '#app/examples/examples.ts';
import { Provenance } from './Provenance.tsx';

export const examples: Examples = {
  states: {
    plain: ({ leader }) => <Provenance entry={{ reviewed: leader.reviewed, confidence: 'high' }} />,
    'long Marathi': ({ leader }) => <Provenance entry={{ reviewed: leader.reviewed, confidence: 'medium' }} />,
    sample: ({ leader }) => <Provenance entry={{ reviewed: leader.reviewed, confidence: 'high', sample: true }} />,
  },
};
