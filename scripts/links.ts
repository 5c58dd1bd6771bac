/**
 * `npm run links`: asks every address of another site that stands in the content or in the words of the interface, and
 * writes .reports/links.md and links.json. Ends with 1 when a page leads a visitor wrong, with 2 when there is no network.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayInIndia } from '#app/model/events/rules.ts';
import { portals } from '#app/model/portals/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { contentFiles, interfaceTexts } from '#content-check/text/texts.ts';
import { externalAddresses } from './links/addresses.ts';
import { type Answer, ask, type Manner } from './links/ask.ts';
import { advice, isOffline, judge, leadsWrong } from './links/judge.ts';
import { politely } from './links/politely.ts';
import { isPublic } from './links/public-network.ts';
import { readable, summary, table } from './links/report.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, '.reports');
const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Whoever runs one of these sites finds in his log who asked. */
const MANNER: Manner = {
  userAgent: `${name}-links/${version} (+${site.address})`,
  patienceMs: 20_000,
  mostRedirects: 5,
  isAllowed: isPublic,
};
const POLITENESS = { pauseMs: 2_000, hostsAtOnce: 6 };

const links = externalAddresses(contentFiles(), interfaceTexts(), site.address);
console.info(`${links.length} addresses; one question at a time to each site`);
const answers = await politely(
  links.map(({ address }) => address),
  askTwice,
  POLITENESS,
);
if (isOffline(answers.values())) {
  console.error('Nothing could be reached: this machine has no way out. Nothing was written.');
  process.exit(2);
}

const day = dayInIndia(new Date());
const findings = judge(links, answers, portals);
const tips = advice(findings, portals, day);
mkdirSync(REPORTS, { recursive: true });
writeFileSync(join(REPORTS, 'links.json'), `${JSON.stringify({ day, findings }, null, 2)}\n`);
writeFileSync(join(REPORTS, 'links.md'), readable(findings, tips, day));
console.info([summary(findings), ...table(findings), ...(tips.length > 0 ? ['', ...tips] : [])].join('\n'));
process.exitCode = findings.some(leadsWrong) ? 1 : 0;

/** A line breaks off now and then: what is down is asked once more. */
async function askTwice(address: string): Promise<Answer> {
  const first = await ask(address, MANNER);
  if (first.verdict !== 'down') return first;
  await new Promise((resolve) => setTimeout(resolve, POLITENESS.pauseMs));
  return ask(address, MANNER);
}
