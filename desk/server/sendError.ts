import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../httpError.ts';

/** The number of SQLite for a full disk. */
const SQLITE_FULL = 13;

/**
 * Responds to an error of a route; the error handler of the desk. Prints unexpected errors and responds with their status alone, because their
 * messages can name files and commands of the server.
 */
export function sendError(error: unknown, _request: FastifyRequest, reply: FastifyReply): unknown {
  if (error instanceof HttpError) return reply.code(error.status).send(error.body);
  // Fastify refuses bodies that are too large or no JSON.
  if (readProperty(error, 'statusCode') !== undefined) throw error;
  console.error(error);
  if (readProperty(error, 'code') === 'ENOSPC' || readProperty(error, 'errcode') === SQLITE_FULL)
    return reply.code(507).send({ reason: 'diskFull' });
  return reply.code(500).send({ reason: 'unexpected' });
}

function readProperty(error: unknown, key: string): unknown {
  return error instanceof Error ? Reflect.get(error, key) : undefined;
}
