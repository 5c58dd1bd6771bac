import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { PortalTrouble } from '#app/components/links/PortalLink.tsx';
import type { Examples } from '../../examples.ts';

const LOOKED = '2026-03-03';

export const examples: Examples = {
  states: {
    plain: ({ act, qr }) => (
      <p>
        <ExternalLink href={qr.address}>{act}</ExternalLink>
        <PortalTrouble trouble={{ is: 'down', since: LOOKED }} />
      </p>
    ),
    'long Marathi': ({ longestTitle, offices, qr }) => (
      <p>
        <ExternalLink href={qr.address}>{longestTitle}</ExternalLink>
        <PortalTrouble trouble={{ is: 'moved', since: LOOKED, note: offices.longest.note }} />
      </p>
    ),
    moved: ({ act, qr }) => (
      <p>
        <ExternalLink href={qr.address}>{act}</ExternalLink>
        <PortalTrouble trouble={{ is: 'moved', since: LOOKED }} />
      </p>
    ),
  },
};
