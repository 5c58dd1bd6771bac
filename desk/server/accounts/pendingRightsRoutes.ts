import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { signedInUser } from '../shared/access.ts';
import { parseBody } from '../shared/parseBody.ts';
import { cancelRight, confirmRight, listPendingRights } from './pendingRights.ts';
import type { AccountDesk } from './sessions.ts';

const rightKey = z.object({ id: z.coerce.number().int().positive() });

/** Adds the routes by which all users see the rights that wait, and administrators confirm or cancel them. */
export function addPendingRightsRoutes(server: FastifyInstance, { database, now }: AccountDesk): void {
  const respond = () => ({ rights: listPendingRights(database) });
  server.get('/api/rights', { config: { access: 'signedIn' } }, respond);
  for (const [name, act] of [
    ['confirm', confirmRight],
    ['cancel', cancelRight],
  ] as const)
    server.post(`/api/rights/:id/${name}`, { config: { access: 'administrator', fresh: true } }, (request) => {
      act(database, now(), parseBody(rightKey, request.params).id, signedInUser(request));
      return respond();
    });
}
