import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LARGEST_PDF } from '#app/model/fields.server.ts';
import { LARGEST_UPLOAD } from '../largestUpload.ts';
import { saveUpload, toContentFile, UploadError } from './entries/uploads.ts';
import type { Folders } from './folders.ts';

const VIEWABLE = /\.(pdf|svg|png|jpe?g|webp|avif)$/;

/** Adds the upload and the download of pictures and PDFs. */
export function addFileRoutes(server: FastifyInstance, folders: Folders): void {
  server.register(fastifyStatic, { root: folders.workshop, serve: false });
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post<{ Querystring: { path: string }; Body: Buffer }>(
    '/api/files',
    { bodyLimit: LARGEST_UPLOAD, errorHandler: replyUploadError },
    ({ query, body }) => saveUpload(folders, query.path, body),
  );
  server.get<{ Querystring: { path: string } }>('/api/files', ({ query }, reply) => {
    const file = toContentFile(query.path);
    if (file === undefined || !VIEWABLE.test(file)) return reply.code(404).send({ message: 'There is no such file.' });
    // A drawing may hold script; shown by itself it must not run as the desk.
    return reply
      .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .sendFile(file);
  });
}

/** Replies with a reason in place of a sentence, because the page words it in the editor's language. */
function replyUploadError(error: Error & { statusCode?: number }, _request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof UploadError) reply.code(415).send({ reason: error.reason, limit: LARGEST_PDF / 1000 });
  else if (error.statusCode === 413) reply.code(413).send({ reason: 'largeFile', limit: LARGEST_UPLOAD / 1_000_000 });
  else throw error;
}
