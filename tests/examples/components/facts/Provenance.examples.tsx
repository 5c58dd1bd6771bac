import { Provenance } from '#app/components/facts/Provenance.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ leader }) => <Provenance entry={{ asOf: leader.asOf, confidence: 'high' }} />,
    'long Marathi': ({ leader }) => <Provenance entry={{ asOf: leader.asOf, confidence: 'medium' }} />,
    checked: ({ leader }) => (
      <Provenance entry={{ asOf: leader.asOf, reviewed: '2026-01-22', reviewDue: '2026-07-22', confidence: 'high' }} />
    ),
    'of a list': ({ leader }) => <Provenance entry={{ asOf: leader.asOf, reviewed: '2026-01-22', since: true }} />,
    sample: ({ leader }) => <Provenance entry={{ asOf: leader.asOf, confidence: 'high', sample: true }} />,
  },
};
