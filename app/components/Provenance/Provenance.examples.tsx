import type { Examples } from '#app/examples/examples.ts';
import { Provenance } from './Provenance.tsx';

export const examples: Examples = {
  states: {
    plain: ({ leader }) => <Provenance entry={{ reviewed: leader.reviewed, confidence: 'high' }} />,
    'long Marathi': ({ leader }) => <Provenance entry={{ reviewed: leader.reviewed, confidence: 'medium' }} />,
    'to be checked again': ({ leader }) => (
      <Provenance entry={{ reviewed: leader.reviewed, reviewDue: '2026-07-22', confidence: 'high' }} />
    ),
    'of a list': ({ leader }) => <Provenance entry={{ reviewed: leader.reviewed, since: true }} />,
    sample: ({ leader }) => <Provenance entry={{ reviewed: leader.reviewed, confidence: 'high', sample: true }} />,
  },
};
