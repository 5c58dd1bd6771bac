import fc from 'fast-check';
import { headers } from './headers.ts';
import { target } from './targets.ts';

/** The data sent over one connection. */
export type Exchange = {
  /** The bytes, in the parts that are sent one after another. */
  parts: Buffer[];
  /** At the end, the client waits for the server to close, or it disconnects, or it stalls within a request. */
  ending: 'wait' | 'disconnect' | 'stall';
};

const bytes = (text: string) => Buffer.from(text, 'latin1');
const oneOf = (...texts: string[]) => fc.constantFrom(...texts);

const METHODS = 'GET GET GET HEAD POST PUT DELETE OPTIONS TRACE PATCH PROPFIND PURGE QUERY'.split(' ');

/** A valid, if unusual, request. */
const validRequest = fc
  .tuple(oneOf(...METHODS), target, headers)
  .map(([method, address, lines]) => `${method} ${address} HTTP/1.1\r\nHost: site.example\r\n${lines}\r\n`);

const LAST = 'GET /healthz HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n';

const pipeline: fc.Arbitrary<Exchange> = fc
  .array(validRequest, { minLength: 12, maxLength: 16 })
  .map((requests) => ({ parts: [bytes(requests.join('') + LAST)], ending: 'wait' }));

const anyBytes = fc.uint8Array({ minLength: 1, maxLength: 60 }).map((octets) => Buffer.from(octets).toString('latin1'));

/** A request whose line, headers or length violate HTTP. */
const invalidRequest = fc.oneof(
  fc
    .tuple(
      oneOf('get', 'Get', 'GETS', 'CONNECT', '', 'G\u00cbT', 'PRI', 'SOURCE', '\0'),
      target,
      oneOf(' HTTP/1.1', ' HTTP/1.0', ' HTTP/2.0', ' HTTP/9.9', ' http/1.1', '', ' '),
    )
    .map(([method, address, version]) => `${method} ${address}${version}\r\nHost: x\r\n\r\n`),
  anyBytes.map((text) => `GET /${text} HTTP/1.1\r\nHost: x\r\n\r\n`),
  anyBytes.map((text) => `GET / HTTP/1.1\r\nHost: x\r\nX-Odd: ${text}\r\n\r\n`),
  anyBytes.map((text) => `GET / HTTP/1.1\r\n${text}: odd\r\n\r\n`),
  anyBytes,
  fc
    .integer({ min: 16_000, max: 70_000 })
    .map((size) => `GET / HTTP/1.1\r\nHost: x\r\nX-Huge: ${'h'.repeat(size)}\r\n\r\n`),
  fc.integer({ min: 16_000, max: 70_000 }).map((size) => `GET /${'p'.repeat(size)} HTTP/1.1\r\nHost: x\r\n\r\n`),
  fc
    .integer({ min: 500, max: 3000 })
    .map((lines) => `GET / HTTP/1.1\r\nHost: x\r\n${'X-Many: 1\r\n'.repeat(lines)}\r\n`),
);

/** A request to upgrade. Data after it in the same packet belongs to the other protocol. */
const upgradeRequest = fc
  .tuple(target, oneOf('websocket', 'h2c', 'TLS/1.0, HTTP/1.1', ''))
  .map(
    ([address, protocol]) =>
      `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`,
  );

/** A request with an ambiguous end, as in request smuggling. */
const smuggling = fc
  .tuple(
    oneOf('POST', 'GET'),
    oneOf(
      'Content-Length: 4\r\nTransfer-Encoding: chunked',
      'Transfer-Encoding: chunked\r\nContent-Length: 4',
      'Content-Length: 4\r\nContent-Length: 5',
      'Content-Length: +4',
      'Content-Length: 4, 4',
      'Content-Length: -1',
      'Content-Length: 99999999999999999999',
      'Transfer-Encoding: xchunked',
      'Transfer-Encoding : chunked',
      'Transfer-Encoding: chunked, identity',
      'Transfer-Encoding:\tchunked',
      ' Transfer-Encoding: chunked',
    ),
    oneOf('0\r\n\r\n', '4\r\nabcd\r\n0\r\n\r\n', 'zz\r\n', 'ffffffffffffffff\r\n', '4;x=y\r\nabcd\n0\n\n', 'abcd'),
  )
  .map(([method, lengths, body]) => `${method} / HTTP/1.1\r\nHost: x\r\n${lengths}\r\n\r\n${body}${LAST}`);

const single: fc.Arbitrary<Exchange> = fc
  .oneof(
    { weight: 14, arbitrary: invalidRequest.map((text) => text + LAST) },
    { weight: 5, arbitrary: smuggling },
    { weight: 1, arbitrary: upgradeRequest },
  )
  .map((text) => ({ parts: [bytes(text)], ending: 'wait' }));

/** A truncated request or body. */
const truncated: fc.Arbitrary<Exchange> = fc
  .tuple(
    fc.oneof(
      validRequest,
      fc.constant(
        `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\nExpect: 100-continue\r\n\r\n${'b'.repeat(900)}`,
      ),
    ),
    fc.double({ min: 0.05, max: 0.95, noNaN: true }),
    oneOf('disconnect', 'disconnect', 'disconnect', 'stall') as fc.Arbitrary<Exchange['ending']>,
  )
  .map(([text, share, ending]) => ({ parts: [bytes(text.slice(0, Math.ceil(text.length * share)))], ending }));

/** A complete request, sent a few bytes at a time. */
const slow: fc.Arbitrary<Exchange> = fc.tuple(validRequest, fc.integer({ min: 2, max: 6 })).map(([text, size]) => {
  const whole = text.slice(0, 180) + LAST;
  const parts = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
    bytes(whole.slice(index * size, (index + 1) * size)),
  );
  return { parts: parts.slice(0, 60), ending: 'disconnect' };
});

/** Generates exchanges, the same for the same seed. */
export function generateExchanges(seed: number, count: number): Exchange[] {
  const any = fc.oneof(
    { weight: 46, arbitrary: pipeline },
    { weight: 46, arbitrary: single },
    { weight: 6, arbitrary: truncated },
    { weight: 2, arbitrary: slow },
  );
  return fc.sample(any, { seed, numRuns: count });
}
