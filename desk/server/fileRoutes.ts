import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../httpError.ts';
import { LARGEST_UPLOAD } from '../largestUpload.ts';
import type { User } from './accounts/accountTypes.ts';
import { PER_PICTURE } from './accounts/rateLimits.ts';
import { createTurns } from './entries/turns.ts';
import { saveUpload, toContentFile } from './entries/uploads.ts';
import type { Folders } from './folders.ts';
import { addMediaRoutes } from './media/mediaRoutes.ts';
import { signedInUser } from './shared/access.ts';

/** Leaves a core to everything else on a computer with four, and half of the turns to others when one user sends hostile files. */
const CHECKED_AT_ONCE = 2;

const VIEWABLE = /\.(pdf|svg|png|jpe?g|webp|avif|ogg|mp3)$/;

/** Records who stores a file. Throws if the user may not any more. */
export type RecordUpload = (user: User, file: string, content: Buffer) => void;

/** Adds the routes that list, show and store files. */
export function addFileRoutes(server: FastifyInstance, folders: Folders, recordUpload: RecordUpload): void {
  addMediaRoutes(server, folders);
  const inTurn = createTurns({ atOnce: CHECKED_AT_ONCE });
  server.register(fastifyStatic, { root: folders.workshop, serve: false });
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post<{ Querystring: { path: string }; Body: Buffer }>(
    '/api/files',
    { bodyLimit: LARGEST_UPLOAD, errorHandler: refuseLargeFile, config: { access: 'contributor' } },
    (request) => {
      const { query, body } = request;
      const user = signedInUser(request);
      return inTurn(user.id, () =>
        saveUpload(folders, query.path, body, (file, content) => recordUpload(user, file, content)),
      );
    },
  );
  server.get<{ Querystring: { path: string } }>(
    '/api/files',
    { config: { access: 'signedIn', ...PER_PICTURE } },
    ({ query }, reply) => {
      const file = toContentFile(query.path);
      if (file === undefined || !VIEWABLE.test(file)) throw new HttpError(404, { reason: 'noFile' });
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
