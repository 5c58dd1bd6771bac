import type { LinkedPortal } from '#app/model/portals/data.server.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { PortalTrouble } from './PortalTrouble.tsx';

/** Links to a portal; without an address, names it and tells where to go instead. */
export function PortalLink({ portal: { title, url, trouble } }: { portal: LinkedPortal }) {
  return (
    <>
      {url ? <ExternalLink href={url}>{title}</ExternalLink> : <b>{title}.</b>}
      <PortalTrouble trouble={trouble} />
    </>
  );
}
