import type { FastifyRequest } from 'fastify';
import { HttpError } from '../httpError.ts';

/** Addresses that links on other sites may open: the page itself, and the way back from the government sign-on. */
const LINKED = ['/', '/api/sign-in/government/answer'];

/**
 * Returns an onRequest hook that rejects requests for other host names (DNS rebinding) and requests from other sites. A request that can
 * change something must name the origin of the desk. `origin`: the address of the desk in browsers.
 */
export function guardRequests(origin: string) {
  const { host } = new URL(origin);
  return async ({ headers, method, url }: FastifyRequest): Promise<void> => {
    const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers;
    const isLink = mode === 'navigate' && destination === 'document' && LINKED.includes(url.replace(/\?.*$/s, ''));
    // Browsers send `none` for bookmarks and typed addresses; command-line tools send nothing.
    const isRead = [undefined, origin].includes(headers.origin) && [undefined, 'same-origin', 'none'].includes(site);
    const isChange = headers.origin === origin && [undefined, 'same-origin'].includes(site);
    const isAllowed = method === 'GET' || method === 'HEAD' ? isRead || isLink : isChange;
    if (headers.host !== host || !isAllowed) throw new HttpError(403, { reason: 'wrongAddress' });
  };
}
