import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { lookupAllowed, NotPublic } from './public-network.ts';

/** How one address was found. `unsure`: something answers and turns programs away; a person has to look. */
export type Answer = {
  verdict: 'ok' | 'moved' | 'down' | 'unsure';
  /** Half a sentence about the address: "answers 404". */
  reason: string;
  /** Where its redirects lead in the end, if there are any. */
  leadsTo?: string;
};

export type Manner = {
  userAgent: string;
  /** How long one answer may take to begin, in milliseconds. */
  patienceMs: number;
  /** How many redirects are followed. */
  mostRedirects: number;
  /** Which IP addresses may be asked: a redirect can lead to this machine, or into its network. */
  isAllowed: (address: string) => boolean;
};

type Reply = { status: number; location: string | null };

const REDIRECTS = [301, 302, 303, 307, 308];

/** Redirects that say: from now on ask there. The others are how many portals begin a session. */
const FOR_GOOD = [301, 308];

/** Answers to programs, or to too many questions, that say nothing about a visitor with a browser. */
const TURNED_AWAY = [401, 403, 429];

/** Asks for an address as sparingly as its server allows, follows its redirects, and says how it was found. */
export async function ask(address: string, manner: Manner): Promise<Answer> {
  const seen = new Set<string>();
  let here = withoutFragment(address);
  let forGood = true;
  try {
    for (;;) {
      if (seen.has(here)) return { verdict: 'down', reason: 'leads round in a circle', leadsTo: here };
      seen.add(here);
      const { status, location } = await replyOf(here, manner);
      if (!REDIRECTS.includes(status) || location === null) return judged(status, address, here, forGood);
      if (seen.size > manner.mostRedirects)
        return { verdict: 'down', reason: `leads on more than ${manner.mostRedirects} times`, leadsTo: here };
      const next = new URL(location, here);
      if (!/^https?:$/.test(next.protocol)) return { verdict: 'down', reason: `leads to ${next.protocol}` };
      forGood &&= FOR_GOOD.includes(status);
      here = withoutFragment(next.href);
    }
  } catch (error) {
    return { verdict: 'down', reason: reasonOf(error, manner), ...(seen.size > 1 && { leadsTo: here }) };
  }
}

/** HEAD costs the server least. Many answer it wrongly, so that only GET is believed when it says no. */
async function replyOf(address: string, manner: Manner): Promise<Reply> {
  const head = await fetched(address, 'HEAD', manner);
  return head.status < 400 ? head : fetched(address, 'GET', manner);
}

function fetched(
  address: string,
  method: 'HEAD' | 'GET',
  { userAgent, patienceMs, isAllowed }: Manner,
): Promise<Reply> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const { request } = url.protocol === 'https:' ? https : http;
  const signal = AbortSignal.timeout(patienceMs);
  return new Promise((resolve, reject) => {
    // A literal address is connected to without a look-up.
    if (isIP(host) !== 0 && !isAllowed(host)) return reject(new NotPublic(host));
    const headers = { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.5' };
    const options = { method, headers, signal, agent: false, auth: null, lookup: lookupAllowed(isAllowed) };
    request(url, options, (answer) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null });
      // The page itself is not wanted: the connection is closed before it has come.
      answer.destroy();
    })
      .on('error', (error) => reject(signal.aborted ? signal.reason : error))
      .end();
  });
}

function judged(status: number, address: string, here: string, forGood: boolean): Answer {
  const led = here === withoutFragment(address) ? {} : { leadsTo: here };
  if (TURNED_AWAY.includes(status)) return { verdict: 'unsure', reason: `answers programs with ${status}`, ...led };
  if (status >= 400 || status < 200) return { verdict: 'down', reason: `answers ${status}`, ...led };
  if (forGood && siteOf(address) !== siteOf(here))
    return { verdict: 'moved', reason: `has moved to ${new URL(here).host}`, ...led };
  return { verdict: 'ok', reason: `answers ${status}`, ...led };
}

/** A change to HTTPS, or from and to `www.`, is the same site under the same name. */
const siteOf = (address: string) => new URL(address).host.replace(/^www\./, '');

function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

/** Half a sentence about why nothing came back. */
export function reasonOf(error: unknown, { patienceMs }: Pick<Manner, 'patienceMs'>): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof NotPublic) return 'leads into the network of the machine that asks';
  if (error.name === 'TimeoutError') return `has not answered in ${patienceMs / 1000} s`;
  const { code = error.name } = error as { code?: string };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'has a name that is not known';
  if (code === 'ECONNREFUSED') return 'refuses the connection';
  if (/CERT|SSL|TLS|SIGNATURE|EPROTO/.test(code)) return `cannot be reached safely (${code})`;
  return `broke off the connection (${code})`;
}
