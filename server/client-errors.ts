import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyHttpOptions } from 'fastify';
import type { GeneratedResponse } from './dynamic-responses.ts';

/** In milliseconds. `connectionTimeout` counts from the last byte; it is long because of films on slow networks. */
export const TIMEOUTS = {
  requestTimeout: 30_000,
  connectionTimeout: 120_000,
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 5_000,
    // Disabled, because Node's response to a missing host lacks the security headers; `hasOneHost` checks instead.
    requireHostHeader: false,
  },
} satisfies FastifyHttpOptions<Server>;

/** Requires exactly one Host header, or at most one in HTTP/1.0. Of two, a proxy may use the other (RFC 9112, 3.2). */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Returns a handler that rejects invalid, oversized or unfinished requests and closes the connection. Never writes into a response that has begun.
 * `respond`: creates the response for a status.
 */
export function answerClientErrors(respond: (status: number) => GeneratedResponse) {
  return (error: ConnectionError, socket: Socket): void => {
    const isAnswering = '_httpMessage' in socket && socket._httpMessage !== null;
    const reason = STATUSES[error.code] ?? '400 Bad Request';
    if (socket.writable && !isAnswering) socket.write(formatRawResponse(reason, respond(Number.parseInt(reason, 10))));
    socket.destroySoon();
  };
}

function formatRawResponse(reason: string, { headers, body = '' }: GeneratedResponse): string {
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) });
  return `HTTP/1.1 ${reason}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}
