import type { FastifyInstance } from 'fastify';
import { HEAVY } from '../accounts/rateLimits.ts';
import { parseLanguage } from '../entries/entryRequest.ts';
import type { Folders } from '../folders.ts';
import { listMedia } from './listMedia.ts';

/** Adds the route that lists pictures and PDFs. */
export function addMediaRoutes(server: FastifyInstance, folders: Folders): void {
  server.get<{ Querystring: { language?: string } }>(
    '/api/media',
    { config: { access: 'signedIn', ...HEAVY } },
    async ({ query }) => ({
      files: await listMedia(folders, parseLanguage(query.language)),
    }),
  );
}
