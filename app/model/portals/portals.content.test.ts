import { expect, it } from 'vitest';
import { namedPortals, portalById, portals } from './data.server.ts';

it('a portal whose address is not known is no portal for a link', () => {
  for (const unknown of namedPortals.filter((portal) => portal.url === undefined)) {
    expect(portals).not.toContain(unknown);
    expect(() => portalById(unknown.id, 'content/a.yaml')).toThrow('has no address');
  }
});
