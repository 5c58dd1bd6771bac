import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openClient, type Reply } from '#tests/host-contract/client.ts';
import { HOST_CONTRACT } from '#tests/host-contract/contract.ts';
import { type HostName, unexpectedFaults } from '#tests/host-contract/exceptions.ts';
import { differences } from '#tests/host-contract/expectations.ts';

const DAY_MS = 86_400_000;

const { SITE_ADDRESS = '', BUILD_FOLDER = '' } = process.env;
if (!/^https?:\/\//.test(SITE_ADDRESS) || !URL.canParse(SITE_ADDRESS))
  throw new Error('Set SITE_ADDRESS to the published site: SITE_ADDRESS=https://sahayya.example npm run smoke');
if (BUILD_FOLDER && !existsSync(join(BUILD_FOLDER, 'index.html')))
  throw new Error(`BUILD_FOLDER must be the folder of a finished site; there is no index.html in ${BUILD_FOLDER}.`);

const { origin, protocol, hostname, port } = new URL(SITE_ADDRESS);
const { send, close } = openClient(origin);
afterAll(close);
const home = await send('/').catch((cause) => {
  throw new Error(`${origin} does not respond.`, { cause });
});
const host = detectHost(home);

/** Detects the host. The embedded server does not send its name; a server in front of it counts as the host. */
function detectHost({ headers }: Reply): HostName {
  const server = String(headers.server);
  if (/cloudflare/i.test(server)) return 'cloudflare-pages';
  return /nginx/i.test(server) ? 'nginx' : 'embedded';
}

describe(`${origin} (${host})`, () => {
  it.runIf(BUILD_FOLDER)('shows the release in BUILD_FOLDER', () => {
    const isSamePage = home.body.equals(readFileSync(join(BUILD_FOLDER, 'index.html')));
    expect(isSamePage, 'its home page is another one').toBe(true);
  });

  // Automatic renewal replaces a certificate a month before it expires.
  it.runIf(protocol === 'https:')('has a certificate that is valid for at least 14 more days', () => {
    const days = home.certifiedUntil ? Math.floor((home.certifiedUntil.getTime() - Date.now()) / DAY_MS) : 0;
    expect(days, `the certificate is valid for ${days} more days`).toBeGreaterThanOrEqual(14);
  });

  // If the address has a port, the matching http address is unknown.
  it.runIf(protocol === 'https:' && port === '')('redirects from http, if anything responds there', async () => {
    const client = openClient(`http://${hostname}`);
    const reply = await client.send('/scheme').catch(() => undefined);
    client.close();
    const expected = { status: 301, headers: { location: `https://${hostname}/scheme` } };
    expect(reply ? differences(reply, expected) : []).toEqual([]);
  });

  it.each(HOST_CONTRACT)('$title', async (contractTest) => {
    expect(unexpectedFaults(host, contractTest, await contractTest.run(send))).toEqual([]);
  });
});
