import type { LinkedPortal } from '#app/model/portals/linked.server.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { PortalTrouble } from './PortalTrouble.tsx';

/** A link to a portal. While its address is not known: its name, that it is not, and where to go instead. */
export function PortalLink({ portal: { title, url, trouble } }: { portal: LinkedPortal }) {
  return (
    <>
      {url ? <ExternalLink href={url}>{title}</ExternalLink> : <b>{title}.</b>}
      <PortalTrouble trouble={trouble} />
    </>
  );
}
