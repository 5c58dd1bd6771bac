/**
 * `npm run links`: requests every address of another site in the content or the interface texts, and writes
 * .reports/links.md and links.json. Exit code 1: a page misleads visitors (`isMisleading`). Exit code 2: there is no network.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { portals } from '#app/model/portals/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { contentFiles, interfaceTexts } from '#content-check/text/texts.ts';
import { externalAddresses } from './links/addresses.ts';
import { compareWithPortals, isMisleading, isOffline, report, suggestions } from './links/findings.ts';
import { isPublic } from './links/public-network.ts';
import { type LinkStatus, type RequestOptions, requestByHost, requestLink } from './links/request.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, '.reports');
const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** `userAgent` identifies the sender to the operators of these sites. */
const OPTIONS: RequestOptions = {
  userAgent: `${name}-links/${version} (+${site.address})`,
  timeoutMs: 20_000,
  maxRedirects: 5,
  isAllowed: isPublic,
};
const POLITENESS = { pauseMs: 2_000, hostsAtOnce: 6 };

const links = externalAddresses(contentFiles(), interfaceTexts(), site.address);
console.info(`${links.length} addresses; one request at a time to each site`);
const statuses = await requestByHost(
  links.map(({ address }) => address),
  requestTwice,
  POLITENESS,
);
if (isOffline(statuses.values())) {
  console.error('Nothing could be reached: this machine has no way out. Nothing was written.');
  process.exit(2);
}

const day = dayInIndia(new Date());
const findings = compareWithPortals(links, statuses, portals);
const text = report(findings, suggestions(findings, portals, day), day);
mkdirSync(REPORTS, { recursive: true });
writeFileSync(join(REPORTS, 'links.json'), `${JSON.stringify({ day, findings }, null, 2)}\n`);
writeFileSync(join(REPORTS, 'links.md'), text);
console.info(text);
process.exitCode = findings.some(isMisleading) ? 1 : 0;

/** Repeats a failed request once, because connections sometimes fail for a moment. */
async function requestTwice(address: string): Promise<LinkStatus> {
  const first = await requestLink(address, OPTIONS);
  if (first.verdict !== 'down') return first;
  await pause(POLITENESS.pauseMs);
  return requestLink(address, OPTIONS);
}
