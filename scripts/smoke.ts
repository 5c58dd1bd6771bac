/**
 * `npm run smoke -- https://sahayya.example`: checks a published site against the host contract, a line each. A folder after
 * the address (build/client) is compared with the release that is shown.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openClient, type Reply } from '#deploy/host-contract/client.ts';
import { HOST_CONTRACT } from '#deploy/host-contract/contract.ts';
import { type HostName, unexpectedFaults } from '#deploy/host-contract/exceptions.ts';
import { differences } from '#deploy/host-contract/expectations.ts';

const DAY_MS = 86_400_000;
/** Certificates renew themselves a month before their end. */
const MIN_CERTIFICATE_DAYS = 14;

const [address, release] = process.argv.slice(2);
if (!address || !URL.canParse(address) || !/^https?:/.test(address)) {
  console.error('Say which site to send: npm run smoke -- https://sahayya.example');
  process.exit(2);
}

const { send, close } = openClient(new URL(address).origin);
let failed = 0;
try {
  const home = await send('/');
  const host = hostOf(home);
  console.info(`${new URL(address).origin}, by its answers ${host}`);
  if (address.startsWith('https:')) printResult('https', await faultsOfHttps(new URL(address), home));
  if (release) printResult(`shows the release in ${release}`, faultsOfRelease(home, release));
  for (const contractTest of HOST_CONTRACT) {
    const faults = await contractTest.run(send).catch((error: Error) => [error.message]);
    printResult(contractTest.title, unexpectedFaults(host, contractTest, faults));
  }
  console.info(failed === 0 ? 'All is well.' : `${failed} answers are not as they should be.`);
} catch (error) {
  console.error(`The site could not be asked: ${error instanceof Error ? error.message : String(error)}`);
  failed += 1;
}
close();
process.exitCode = failed === 0 ? 0 : 1;

function printResult(title: string, faults: string[]): void {
  if (faults.length > 0) failed += 1;
  console.info(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${title}`);
  for (const fault of faults) console.info(`         ${fault}`);
}

/** Tells the host by its `Server` header; the embedded server has none. */
function hostOf({ headers }: Reply): HostName {
  const server = String(headers.server);
  if (/cloudflare/i.test(server)) return 'cloudflare-pages';
  return /nginx/i.test(server) ? 'nginx' : 'embedded';
}

async function faultsOfHttps({ hostname, port }: URL, { certifiedUntil }: Reply): Promise<string[]> {
  const days = certifiedUntil ? Math.floor((certifiedUntil.getTime() - Date.now()) / DAY_MS) : Number.NaN;
  const wrong = days >= MIN_CERTIFICATE_DAYS ? [] : [`the certificate is valid for ${days} more days`];
  // The plain address of another port than 443 is unknown.
  return port === '' ? [...wrong, ...(await faultsOfPlainAddress(hostname))] : wrong;
}

async function faultsOfPlainAddress(hostname: string): Promise<string[]> {
  const plain = openClient(`http://${hostname}`);
  const location = `https://${hostname}/scheme`;
  const reply = await plain.send('/scheme').catch(() => undefined);
  plain.close();
  // Where nothing listens nothing can be intercepted either.
  return reply ? differences(reply, { status: 301, headers: { location } }) : [];
}

function faultsOfRelease({ body }: Reply, folder: string): string[] {
  return body.equals(readFileSync(join(folder, 'index.html'))) ? [] : ['its home page is another one'];
}
