import { lookup } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** `unsure`: the server rejects automated requests, so a person must check. `leadsTo`: the address after redirects. */
export type LinkStatus = { verdict: 'ok' | 'moved' | 'down' | 'unsure'; reason: string; leadsTo?: string };

/** `isAllowed` checks the IP address of each host, because a redirect can lead to this machine or its network. */
export type RequestOptions = {
  userAgent: string;
  timeoutMs: number;
  maxRedirects: number;
  isAllowed: (address: string) => boolean;
};

const PERMANENT = [301, 308];
const REDIRECTS = [...PERMANENT, 302, 303, 307];

/** Statuses with which servers reject automated or too frequent requests; a browser may still get the page. */
const REJECTS_PROGRAMS = [401, 403, 429];

/** Requests an address with HEAD, or with GET if HEAD fails, and follows its redirects. */
export async function requestLink(address: string, options: RequestOptions): Promise<LinkStatus> {
  const seen = new Set<string>();
  let here = withoutFragment(address);
  let isPermanent = true;
  try {
    for (;;) {
      if (seen.has(here)) return { verdict: 'down', reason: 'leads round in a circle', leadsTo: here };
      seen.add(here);
      const { status, location } = await headOrGet(here, options);
      if (!REDIRECTS.includes(status) || location === null) return classify(status, address, here, isPermanent);
      if (seen.size > options.maxRedirects)
        return { verdict: 'down', reason: `leads on more than ${options.maxRedirects} times`, leadsTo: here };
      const next = new URL(location, here);
      if (!/^https?:$/.test(next.protocol)) return { verdict: 'down', reason: `leads to ${next.protocol}` };
      isPermanent &&= PERMANENT.includes(status);
      here = withoutFragment(next.href);
    }
  } catch (error) {
    return { verdict: 'down', reason: describeError(error, options), ...(seen.size > 1 && { leadsTo: here }) };
  }
}

/** Requests the addresses of each host one at a time, with pauses, and several hosts in parallel. */
export async function requestByHost<Result>(
  addresses: readonly string[],
  request: (address: string) => Promise<Result>,
  { pauseMs, hostsAtOnce }: { pauseMs: number; hostsAtOnce: number },
): Promise<Map<string, Result>> {
  const waiting = [...Map.groupBy(addresses, (address) => new URL(address).host).values()];
  const results = new Map<string, Result>();
  const work = async () => {
    for (let host = waiting.shift(); host; host = waiting.shift())
      for (const [index, address] of host.entries()) {
        if (index > 0) await pause(pauseMs);
        results.set(address, await request(address));
      }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, work));
  return results;
}

class NotPublic extends Error {}

type Reply = { status: number; location: string | null };

/** Sends HEAD, which costs the server least. Repeats with GET after an error, because many servers mishandle HEAD. */
async function headOrGet(address: string, options: RequestOptions): Promise<Reply> {
  const head = await send(address, 'HEAD', options);
  return head.status < 400 ? head : send(address, 'GET', options);
}

async function send(address: string, method: string, options: RequestOptions): Promise<Reply> {
  const { userAgent, timeoutMs, isAllowed } = options;
  const found = await lookup(new URL(address).hostname.replace(/^\[|\]$/g, ''), { all: true });
  if (!found.every((host) => isAllowed(host.address))) throw new NotPublic();
  const { status, headers, body } = await fetch(address, {
    method,
    headers: { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.5' },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await body?.cancel();
  return { status, location: headers.get('location') };
}

function classify(status: number, address: string, here: string, isPermanent: boolean): LinkStatus {
  const led = here === withoutFragment(address) ? {} : { leadsTo: here };
  if (REJECTS_PROGRAMS.includes(status))
    return { verdict: 'unsure', reason: `answers programs with ${status}`, ...led };
  if (status >= 400 || status < 200) return { verdict: 'down', reason: `answers ${status}`, ...led };
  if (isPermanent && siteName(address) !== siteName(here))
    return { verdict: 'moved', reason: `has moved to ${new URL(here).host}`, ...led };
  return { verdict: 'ok', reason: `answers ${status}`, ...led };
}

/** Returns the host without `www.`, so that a redirect that only adds HTTPS or `www.` does not count as a move. */
const siteName = (address: string) => new URL(address).host.replace(/^www\./, '');

function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

export function describeError(error: unknown, { timeoutMs }: Pick<RequestOptions, 'timeoutMs'>): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof NotPublic) return 'leads into the network of the machine that asks';
  if (error.name === 'TimeoutError') return `has not answered in ${timeoutMs / 1000} s`;
  // `fetch` stores the connection error in `cause`.
  const { code = error.name } = (error.cause ?? error) as { code?: string };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'has a name that is not known';
  if (code === 'ECONNREFUSED') return 'refuses the connection';
  if (/CERT|SSL|TLS|SIGNATURE|EPROTO/.test(code)) return `cannot be reached safely (${code})`;
  return `broke off the connection (${code})`;
}
