import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Plugin } from 'vite';
import { siteAddress } from '#app/i18n/siteAddress.ts';

/** Rejects requests from other origins or for other host names, to prevent cross-site requests and DNS rebinding. */
export async function guardRequests(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { host = '', origin, 'sec-fetch-site': from = 'none' } = request.headers;
  const isHere = /^(127\.0\.0\.1|localhost):\d+$/.test(host) && [undefined, `http://${host}`].includes(origin);
  // Browsers send `none` for requests from bookmarks. Links on other sites may open the page, but not call the API.
  const isOwn = from === 'same-origin' || from === 'none' || (request.method === 'GET' && request.url === '/');
  if (!isHere || !isOwn) await reply.code(403).send({ message: 'Open the desk under its own address.' });
}

/** Matches the address at which Vite opens a file in an editor, in any letter case. */
const OPENS_EDITOR = /^\/__open-in-editor/i;

/** Rejects requests that would start an editor or name another host, and all cross-site requests except links. */
export function previewGuard(): Plugin {
  return {
    name: 'preview-guard',
    enforce: 'pre',
    configureServer: ({ middlewares }) => {
      middlewares.use(({ url = '', headers }, response, next) => {
        const { 'sec-fetch-site': from, 'sec-fetch-mode': mode } = headers;
        const path = siteAddress(url, 'http://preview.invalid');
        const isForeign = from === 'cross-site' && mode !== 'navigate';
        if (path === undefined || OPENS_EDITOR.test(path) || isForeign) response.writeHead(403).end();
        else next();
      });
    },
  };
}
