import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyHttpOptions } from 'fastify';
import { errorPage } from './error-page.ts';
import { HEADERS_WITHOUT_FILE } from './headers.ts';

/** Milliseconds. A phone sends its headers in one piece; the long one, since the last byte, is for slow films. */
export const TIMEOUTS = {
  requestTimeout: 30_000,
  connectionTimeout: 120_000,
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 5_000,
    // Node would refuse a missing host without the security headers: hasOneHost refuses it instead.
    requireHostHeader: false,
  },
} satisfies FastifyHttpOptions<Server>;

/** Whether a request names one host: with two, a proxy and this server could read different ones (RFC 9112, 3.2). */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Responds to invalid, oversized or unfinished requests and closes the connection. Writes nothing while an earlier response
 * is under way, which it would corrupt.
 */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  const isAnswering = '_httpMessage' in socket && socket._httpMessage !== null;
  if (socket.writable && !isAnswering) socket.write(rawResponse(STATUSES[error.code] ?? '400 Bad Request'));
  socket.destroySoon();
}

function rawResponse(status: string): string {
  const page = errorPage(Number.parseInt(status, 10));
  const headers = {
    ...HEADERS_WITHOUT_FILE,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${page}`;
}
