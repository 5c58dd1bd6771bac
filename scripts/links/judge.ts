import type { Portal } from '#app/model/portals/schema.server.ts';
import type { Linked } from './addresses.ts';
import type { Answer } from './ask.ts';

type KnownPortal = Pick<Portal, 'id' | 'url' | 'state'>;

/** What is to be done about an address. `known`: its portal says so already. `recovered`: it says so and is wrong. */
export type Result = 'ok' | 'broken' | 'moved' | 'unsure' | 'known' | 'recovered';

export type Finding = Linked & Answer & { result: Result; portal?: string };

/** Compares what was found at each address with what the pages say of its portal. */
export function judge(links: Linked[], answers: Map<string, Answer>, portals: KnownPortal[]): Finding[] {
  return links.flatMap((link) => {
    const answer = answers.get(link.address);
    if (!answer) return [];
    const { host } = new URL(link.address);
    const portal = portals.find(({ url }) => new URL(url).host === host);
    const result = resultOf(answer.verdict, portal?.state?.is ?? 'ok');
    return [{ ...link, ...answer, result, ...(portal && { portal: portal.id }) }];
  });
}

function resultOf(found: Answer['verdict'], said: NonNullable<Portal['state']>['is']): Result {
  switch (found) {
    case 'ok':
      return said === 'ok' ? 'ok' : 'recovered';
    case 'down':
      return said === 'down' ? 'known' : 'broken';
    case 'moved':
      return said === 'moved' ? 'known' : 'moved';
    case 'unsure':
      return 'unsure';
  }
}

/** Whether a page leads a visitor wrong: to what is broken, or away from what works again. */
export const leadsWrong = ({ result }: Finding) => result === 'broken' || result === 'recovered';

/** Whether nothing at all could be reached: then it is this machine that has no network. */
export const isOffline = (answers: Iterable<Answer>) =>
  [...answers].every(({ verdict, reason }) => verdict === 'down' && !/^answers|^leads/.test(reason));

/**
 * What an editor writes into the file of a portal, by the portal's own address; `day` as 2026-03-03. A deep page that is
 * gone says nothing of the portal.
 */
export function advice(findings: Finding[], portals: KnownPortal[], day: string): string[] {
  return portals.flatMap(({ id, url }) => {
    const found = findings.find(({ address }) => address === url);
    const file = `content/portals/${id}.yaml`;
    if (found?.result === 'recovered') return [`${file}: it opens. Remove "state:"`];
    if (found?.result !== 'broken' && found?.result !== 'moved') return [];
    const is = found.result === 'broken' ? 'down' : 'moved';
    return [`${file}: write\n  state:\n    is: ${is}\n    since: '${day}'`];
  });
}
