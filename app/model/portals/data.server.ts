import { ContentError, loadCollection } from '../load.server.ts';
import { portalSchema } from './schema.server.ts';

export const portals = loadCollection('portals', portalSchema);

/** The portal with this id. Throws a ContentError that names the file which asked for it. */
export function portalById(id: string, askedBy: string) {
  const portal = portals.find((candidate) => candidate.id === id);
  if (!portal) throw new ContentError(`${askedBy}\n  names the portal ${id}, but content/portals has no such entry`);
  return portal;
}
