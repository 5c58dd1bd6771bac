import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';

export type Reply = {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  /** Expiry date of the certificate, only with HTTPS. */
  certifiedUntil?: Date;
};

/** A `host` in `headers` is sent as a second Host header. */
export type Request = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends the path unchanged and returns the body as sent. `fetch` would normalize the path and decode the body. */
export type Send = (path: string, request?: Request) => Promise<Reply>;

const TIMEOUT_MS = 20_000;

/** Opens a client for an origin such as `https://example.org`. It keeps connections alive until `close` is called. */
export function openClient(origin: string): { send: Send; close: () => void } {
  const { protocol, host, hostname, port } = new URL(origin);
  const { request, Agent } = protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const send: Send = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { host: hostname, port, path, method, agent, timeout: TIMEOUT_MS };
      const lines = ['host', host, ...Object.entries({ ...headers, ...length }).flat()];
      const outgoing = request({ ...options, headers: lines }, (incoming) => {
        const certificate = (incoming.socket as Partial<TLSSocket>).getPeerCertificate?.();
        buffer(incoming).then(
          (received) =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: received,
              ...(certificate?.valid_to && { certifiedUntil: new Date(certificate.valid_to) }),
            }),
          reject,
        );
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error(`No response within ${TIMEOUT_MS / 1000} s`)));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
}
