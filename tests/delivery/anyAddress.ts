import fc from 'fast-check';
import { expect } from 'vitest';
import { openClient, type Reply, type Send } from '#tests/host-contract/client.ts';
import { startEmbedded } from './hosts/embedded.ts';

const PARTS = [
  ...['', '.', '..', '%2e', '%2F', '%', '%ff', '%00', '%0a', '%7f', '%c2%80', '%2520', '%3F', '%23', '%20'],
  '%E0%A4%95',
  ...['mr', 'scheme', 'scheme.data', '404', 'healthz', 'assets', 'data', 'schemes.json', 'feed.json'],
  ...['photogallery', 'Our%20first%20day', 'notices', 'events', 'not-found'],
  ...['3', '%203', '+3', '-3', '3abc', '0', '00', '1.5', 'api', 'placeholder', '400', '300', '599'],
  ...['index.html', '%69ndex.html', 'INDEX.HTML', 'x.br', 'index.html.br', '.well-known', 'security.txt', '.git'],
  ...[';', "'", '"', '<', 'a%26b', '~', '*', '$1', '{x}', '|', '^', '`', '\\', 'a:b', '@'],
];

/** Characters that a chat appends to an address. The address must still lead to its page. */
const ENDINGS = ['.', ')', '%20', '%0A', '/)', '%E2%80%8B', '%E0%A5%A4', '%E0%A4%B5%E0%A4%B0', '%F0%9F%99%8F', '*_'];

const part = fc.constantFrom(...PARTS);
/** Generates addresses that a host must answer like the embedded server. */
export const anyAddress = fc
  .tuple(
    fc.constantFrom('', '', '/notices/events', '/mr/photogallery', '/api/placeholder'),
    fc.array(part, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('', '', ...ENDINGS),
    fc.constantFrom('', '', '?x=1', '?x=/../%2f//'),
  )
  .map(([folder, parts, ending, query]) => `${folder}/${parts.join('/')}${ending}${query}`);

/** Returns the parts of a response that must be equal on all hosts. The encoding of a redirect address may differ. */
function comparableParts({ status, headers }: Reply) {
  const type = status < 300 || status >= 400 ? headers['content-type'] : undefined;
  const location = headers.location && decodeURIComponent(headers.location);
  return { status, type, location, caching: headers['cache-control'], policy: headers['content-security-policy'] };
}

/** Matches paths that Cloudflare's edge changes (`..`) or rejects (invalid characters) before the site gets the request. */
const HANDLED_BY_EDGE = /(^|\/)(\.|%2e){1,2}([/?]|$)|[\\`"<|^{}]/i;

export const anyAddressAfterEdge = anyAddress.filter((path) => !HANDLED_BY_EDGE.test(path));

/** Compares the responses to any addresses with those of the embedded server. */
export async function compareWithEmbedded(send: Send, addresses: fc.Arbitrary<string>, runs: number): Promise<void> {
  const host = await startEmbedded();
  const embedded = openClient(host.origin);
  const property = fc.asyncProperty(addresses, async (path) => {
    const [expected, found] = await Promise.all([embedded.send(path), send(path)]);
    expect(comparableParts(found)).toEqual(comparableParts(expected));
  });
  try {
    await fc.assert(property, { numRuns: process.env.PROPERTY_SEED ? 3 * runs : runs });
  } finally {
    embedded.close();
    await host.stop();
  }
}
