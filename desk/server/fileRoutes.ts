import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../httpError.ts';
import { LARGEST_UPLOAD } from '../largestUpload.ts';
import { saveUpload, toContentFile } from './entries/uploads.ts';
import type { Folders } from './folders.ts';
import { addMediaRoutes } from './media/mediaRoutes.ts';

const VIEWABLE = /\.(pdf|svg|png|jpe?g|webp|avif|ogg|mp3)$/;

/** Adds the routes that list, show and store files. */
export function addFileRoutes(server: FastifyInstance, folders: Folders): void {
  addMediaRoutes(server, folders);
  server.register(fastifyStatic, { root: folders.workshop, serve: false });
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post<{ Querystring: { path: string }; Body: Buffer }>(
    '/api/files',
    { bodyLimit: LARGEST_UPLOAD, errorHandler: refuseLargeFile, config: { access: 'contributor' } },
    ({ query, body }) => saveUpload(folders, query.path, body),
  );
  server.get<{ Querystring: { path: string } }>(
    '/api/files',
    { config: { access: 'signedIn' } },
    ({ query }, reply) => {
      const file = toContentFile(query.path);
      if (file === undefined || !VIEWABLE.test(file)) throw new HttpError(404, { message: 'There is no such file.' });
      // Prevents scripts in SVG files, which must not run with the rights of the desk.
      return reply
        .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
        .header('x-content-type-options', 'nosniff')
        .sendFile(file);
    },
  );
}

function refuseLargeFile(error: Error & { statusCode?: number }): never {
  throw error.statusCode === 413
    ? new HttpError(413, { reason: 'largeFile', limit: LARGEST_UPLOAD / 1_000_000 })
    : error;
}
