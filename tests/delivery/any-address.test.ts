import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openClient, type Reply } from '#tests/host-contract/client.ts';
import { titleOf } from './answers.ts';
import { missingRuntime, startCloudflarePages } from './hosts/cloudflare-pages.ts';
import { startEmbedded } from './hosts/embedded.ts';
import { missingNginx, startNginx } from './hosts/nginx.ts';

const PARTS = [
  ...['', '.', '..', '%2e', '%2F', '%', '%ff', '%00', '%0a', '%7f', '%c2%80', '%2520', '%3F', '%23', '%20'],
  '%E0%A4%95',
  ...['mr', 'scheme', 'scheme.data', '404', 'healthz', 'assets', 'data', 'schemes.json', 'feed.json'],
  ...['photogallery', 'Our%20first%20day', 'notices', 'events', 'not-found'],
  ...['3', '%203', '+3', '-3', '3abc', '0', '00', '1.5', 'api', 'placeholder', '400', '300', '599'],
  ...['index.html', '%69ndex.html', 'INDEX.HTML', 'x.br', 'index.html.br', '.well-known', 'security.txt', '.git'],
  ...[';', "'", '"', '<', 'a%26b', '~', '*', '$1', '{x}', '|', '^', '`', '\\', 'a:b', '@'],
];

const part = fc.constantFrom(...PARTS);
const address = fc
  .tuple(
    fc.constantFrom('', '', '/notices/events', '/mr/photogallery', '/api/placeholder'),
    fc.array(part, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('', '', '?x=1', '?x=/../%2f//'),
  )
  .map(([folder, parts, query]) => `${folder}/${parts.join('/')}${query}`);

/** Returns the parts of a response that must be equal on all hosts. The encoding of a redirect address may differ. */
function comparableParts({ status, headers }: Reply) {
  const type = status < 300 || status >= 400 ? headers['content-type'] : undefined;
  const location = headers.location && decodeURIComponent(headers.location);
  return { status, type, location, caching: headers['cache-control'], policy: headers['content-security-policy'] };
}

/** Matches paths that Cloudflare's edge changes (`..`) or rejects (invalid characters) before the site gets the request. */
const HANDLED_BY_EDGE = /(^|\/)(\.|%2e){1,2}([/?]|$)|[\\`"<|^{}]/i;

const OTHERS = [
  { name: 'nginx', start: startNginx, missing: missingNginx(), addresses: address, runs: 500 },
  {
    name: 'Cloudflare Pages',
    start: startCloudflarePages,
    missing: missingRuntime(),
    addresses: address.filter((path) => !HANDLED_BY_EDGE.test(path)),
    runs: 100,
  },
];

describe('any address', { tags: ['conformance/least-privilege'] }, () => {
  for (const { name, start, missing, addresses, runs } of OTHERS)
    it.skipIf(missing !== undefined)(
      titleOf(`gets the same response from ${name} as from the embedded server`, missing),
      async () => {
        const hosts = await Promise.all([startEmbedded(), start()]);
        const clients = hosts.map(({ origin }) => openClient(origin));
        const property = fc.asyncProperty(addresses, async (path) => {
          const [embedded, other] = await Promise.all(
            clients.map(async ({ send }) => comparableParts(await send(path))),
          );
          expect(other).toEqual(embedded);
        });
        try {
          await fc.assert(property, { numRuns: process.env.PROPERTY_SEED ? 6 * runs : runs });
        } finally {
          for (const { close } of clients) close();
          for (const { stop } of hosts) await stop();
        }
      },
    );
});
