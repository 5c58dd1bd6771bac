import { loadCurrent } from '../archive/loadCurrent.server.ts';
import { ContentError } from '../load.server.ts';
import { type NamedPortal, type Portal, portalSchema } from './schema.server.ts';

export const namedPortals = loadCurrent('portals', portalSchema);

export const portals = namedPortals.filter((portal): portal is Portal => portal.url !== undefined);

/** The portal with this id. Throws a ContentError that names the file which asked for it. */
export function portalById(id: string, askedBy: string): Portal {
  const { url, ...portal } = namedPortalById(id, askedBy);
  if (url === undefined)
    throw new ContentError(`${askedBy}\n  names the portal ${id}, which has no address in content/portals`);
  return { ...portal, url };
}

export function namedPortalById(id: string, askedBy: string): NamedPortal {
  const portal = namedPortals.find((candidate) => candidate.id === id);
  if (!portal) throw new ContentError(`${askedBy}\n  names the portal ${id}, but content/portals has no such entry`);
  return portal;
}
