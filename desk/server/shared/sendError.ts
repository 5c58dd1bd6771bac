import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { YAMLParseError } from 'yaml';
import { HttpError } from '../../httpError.ts';
import { isDiskFull } from './diskFull.ts';

/**
 * Handles errors of the desk: gives every failure a reason that the page has words for. Prints an unexpected error and a full disk, and
 * never sends their text, which may contain paths.
 */
export function sendError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = toHttpError(error);
  return reply.code(status).send(body);
}

function toHttpError(error: FastifyError): Pick<HttpError, 'status' | 'body'> {
  if (error instanceof HttpError) return error;
  // Somebody can write wrong YAML with another program.
  if (error instanceof YAMLParseError) {
    console.error(error);
    return { status: 422, body: { reason: 'brokenEntry', line: error.linePos?.[0].line ?? 1 } };
  }
  const { statusCode = 500 } = error;
  if (statusCode < 500)
    return { status: statusCode, body: { reason: statusCode === 413 ? 'largeFile' : 'badRequest' } };
  console.error(error);
  return isDiskFull(error)
    ? { status: 507, body: { reason: 'diskFull' } }
    : { status: 500, body: { reason: 'failed' } };
}
