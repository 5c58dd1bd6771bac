import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { answerClientErrors, hasOneHost, TIMEOUTS } from '#server/client-errors.ts';
import { HttpError } from '../../httpError.ts';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/**
 * Returns the options of a server of the desk for requests that never reach its routes: invalid, oversized or unfinished ones get an answer with
 * `headers`, and a request must have come within 30 seconds. Sets no time for answers, because a check takes minutes on a slow computer.
 */
export const rawRequestOptions = (headers: Record<string, string>) =>
  ({
    requestTimeout: TIMEOUTS.requestTimeout,
    http: TIMEOUTS.http,
    clientErrorHandler: answerClientErrors((status) => ({
      ...{ status, headers: { ...headers, ...JSON_TYPE } },
      body: JSON.stringify({ reason: 'badRequest' }),
    })),
  }) satisfies FastifyHttpOptions<Server>;

/** Refuses requests without a host or with two, and ignores an unknown `Expect` header: Node's own responses would lack the protective headers. */
export function answerOddRequests(server: FastifyInstance): void {
  server.server.on('checkExpectation', server.routing);
  server.addHook('onRequest', async ({ raw }) => {
    if (!hasOneHost(raw)) throw new HttpError(400, { reason: 'badRequest' });
  });
}
