import { PortalLink } from '#app/components/links/PortalLink.tsx';
import type { Examples } from '../../examples.ts';

const UNKNOWN = { is: 'unknown', since: '2026-03-03' } as const;

export const examples: Examples = {
  states: {
    plain: ({ act, qr }) => <PortalLink portal={{ id: 'portal', title: act, url: qr.address, trouble: undefined }} />,
    'long Marathi': ({ longestTitle, offices }) => (
      <PortalLink
        portal={{
          id: 'portal',
          title: longestTitle,
          url: undefined,
          trouble: { ...UNKNOWN, note: offices.longest.note },
        }}
      />
    ),
    'address not known': ({ act, pdfs }) => (
      <PortalLink portal={{ id: 'portal', title: act, url: undefined, trouble: { ...UNKNOWN, note: pdfs[0]?.name } }} />
    ),
  },
};
