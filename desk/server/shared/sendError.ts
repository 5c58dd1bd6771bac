import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../httpError.ts';

/**
 * Handles errors of the shared desk: gives every failure a reason that the page has words for. Prints an unexpected error, and never sends its
 * text, which may contain paths.
 */
export function sendError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = toHttpError(error);
  return reply.code(status).send(body);
}

function toHttpError(error: FastifyError): Pick<HttpError, 'status' | 'body'> {
  if (error instanceof HttpError) return error;
  const { code, statusCode = 500 } = error;
  if (code === 'ENOSPC' || error.message.includes('database or disk is full'))
    return { status: 507, body: { reason: 'diskFull' } };
  if (statusCode < 500)
    return { status: statusCode, body: { reason: statusCode === 413 ? 'largeFile' : 'badRequest' } };
  console.error(error);
  return { status: 500, body: { reason: 'failed' } };
}
