import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import type { Examples } from '../../examples.ts';

export const examples: Examples = {
  states: {
    plain: ({ act, qr }) => <ExternalLink href={qr.address}>{act}</ExternalLink>,
    'long Marathi': ({ longestTitle, qr }) => <ExternalLink href={qr.address}>{longestTitle}</ExternalLink>,
    'without the arrow': ({ act, qr }) => (
      <ExternalLink href={qr.address} withoutIcon>
        {act}
      </ExternalLink>
    ),
  },
};
