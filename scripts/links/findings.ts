import type { Portal } from '#app/model/portals/schema.server.ts';
import { formatPlace } from '#app/model/problems/sentences.ts';
import type { ExternalLink } from './addresses.ts';
import type { LinkStatus } from './request.ts';

type PortalState = Pick<Portal, 'id' | 'url' | 'state'>;

/** Headings by result, the most urgent first. */
const HEADINGS = {
  broken: 'Broken: correct the address, or say so on the page',
  recovered: 'Open again: the page says otherwise',
  moved: 'Moved: write the new address',
  unsure: 'To be looked at with a browser',
  known: 'Known: the page says so',
};

export type Finding = ExternalLink & LinkStatus & { result: keyof typeof HEADINGS | 'ok' };

/** Compares the status of each address with what the pages say about its portal. */
export function compareWithPortals(
  links: ExternalLink[],
  statuses: Map<string, LinkStatus>,
  portals: PortalState[],
): Finding[] {
  return links.flatMap((link) => {
    const status = statuses.get(link.address);
    if (!status) return [];
    const { host } = new URL(link.address);
    const published = portals.find(({ url }) => new URL(url).host === host)?.state?.is ?? 'ok';
    return [{ ...link, ...status, result: compare(status.verdict, published) }];
  });
}

function compare(found: LinkStatus['verdict'], published: NonNullable<Portal['state']>['is']): Finding['result'] {
  if (found === 'unsure') return 'unsure';
  if (found === 'ok') return published === 'ok' ? 'ok' : 'recovered';
  if (found === published) return 'known';
  return found === 'down' ? 'broken' : 'moved';
}

/** Returns whether a page misleads visitors: it links to a broken address, or describes a working portal as broken. */
export const isMisleading = ({ result }: Finding) => result === 'broken' || result === 'recovered';

/** Returns whether no server has answered, probably because this machine has no network. */
export const isOffline = (statuses: Iterable<LinkStatus>) =>
  [...statuses].every(({ verdict, reason }) => verdict === 'down' && !/^answers|^leads/.test(reason));

/** Suggests the `state` for the file of each portal, based on the result of the portal's own address. `day`: ISO date. */
export function suggestions(findings: Finding[], portals: PortalState[], day: string): string[] {
  return portals.flatMap(({ id, url }) => {
    const result = findings.find(({ address }) => address === url)?.result;
    const file = `content/portals/${id}.yaml`;
    if (result === 'recovered') return [`${file}: it opens. Remove "state:"`];
    if (result !== 'broken' && result !== 'moved') return [];
    return [`${file}: write\n  state:\n    is: ${result === 'broken' ? 'down' : 'moved'}\n    since: '${day}'`];
  });
}

/** Renders the findings in Markdown: the counts, a table for each result except "ok", and the suggestions. */
export function report(findings: Finding[], suggested: string[], day: string): string {
  const byResult = Map.groupBy(findings, ({ result }) => result);
  const counts = (['ok', ...Object.keys(HEADINGS)] as Finding['result'][]).map(
    (result) => `${byResult.get(result)?.length ?? 0} ${result}`,
  );
  const tables = Object.entries(HEADINGS).flatMap(([result, heading]) => {
    const own = byResult.get(result as Finding['result']);
    const head = ['| address | what was found | leads to | stands in |', '|---|---|---|---|'];
    return own ? ['', `## ${heading}`, '', ...head, ...own.map(row)] : [];
  });
  const advice = suggested.length > 0 ? ['', '## What to write', '', '```', ...suggested, '```'] : [];
  const summary = `${findings.length} addresses: ${counts.join(', ')}`;
  return [`# Links to other sites, ${day}`, '', summary, ...tables, ...advice, ''].join('\n');
}

function row({ address, reason, leadsTo = '', places: [first, ...others] }: Finding): string {
  const place = `${first && formatPlace(first)}${others.length > 0 ? ` and ${others.length} more` : ''}`;
  return `| ${address} | ${reason} | ${leadsTo} | ${place} |`;
}
