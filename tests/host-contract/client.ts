import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';

export type Reply = {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  /** End of the certificate's validity, with HTTPS only. */
  certifiedUntil?: Date;
};

/** A `host` in `headers` is sent as a second one. */
export type Request = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends the path unchanged and returns the body as sent; `fetch` would normalize the one and decode the other. */
export type Send = (path: string, request?: Request) => Promise<Reply>;

const LONGEST_WAIT_MS = 20_000;

/** Opens a client for an origin, `https://example.org`; it keeps connections alive until `close`. */
export function openClient(origin: string): { send: Send; close: () => void } {
  const { protocol, host, hostname, port } = new URL(origin);
  const { request, Agent } = protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const send: Send = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { host: hostname, port, path, method, agent, timeout: LONGEST_WAIT_MS };
      const lines = ['host', host, ...Object.entries({ ...headers, ...length }).flat()];
      const sent = request({ ...options, headers: lines }, (answer) => {
        const certificate = (answer.socket as Partial<TLSSocket>).getPeerCertificate?.();
        buffer(answer).then(
          (received) =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: received,
              ...(certificate?.valid_to && { certifiedUntil: new Date(certificate.valid_to) }),
            }),
          reject,
        );
      });
      sent.on('timeout', () => sent.destroy(new Error(`No answer within ${LONGEST_WAIT_MS / 1000} s`)));
      sent.on('error', reject);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}
