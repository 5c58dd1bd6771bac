import { loadCurrent } from '../archive/loadCurrent.server.ts';
import { refuse } from '../load.server.ts';
import { type NamedPortal, type Portal, portalSchema } from './schema.server.ts';

export const namedPortals = loadCurrent('portals', portalSchema);

export const portals = namedPortals.filter((portal): portal is Portal => portal.url !== undefined);

/** The portal with this id. Throws a ContentError that names the file which asked for it. */
export function portalById(id: string, askedBy: string): Portal {
  const { url, ...portal } = namedPortalById(id, askedBy);
  if (url === undefined) refuse(askedBy, [], 'noPortalWithAddress', { id });
  return { ...portal, url };
}

export function namedPortalById(id: string, askedBy: string): NamedPortal {
  const portal = namedPortals.find((candidate) => candidate.id === id);
  if (!portal) refuse(askedBy, [], 'noSuchEntry', { id, where: 'content/portals' });
  return portal;
}
