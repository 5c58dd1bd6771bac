import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Plugin } from 'vite';
import { siteAddress } from '#app/i18n/siteAddress.ts';

/**
 * Lets in only the page that the desk itself has sent: asked for under this machine's own address, and from no other
 * site. A page elsewhere whose name points to 127.0.0.1, or that posts something here, is turned away.
 */
export async function guardRequests(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { host = '', origin, 'sec-fetch-site': from = 'none' } = request.headers;
  const isHere = /^(127\.0\.0\.1|localhost):\d+$/.test(host) && [undefined, `http://${host}`].includes(origin);
  // A bookmark and the terminal come from no site; a link elsewhere may open the page, but not ask anything.
  const isOwn = from === 'same-origin' || from === 'none' || (request.method === 'GET' && request.url === '/');
  if (!isHere || !isOwn) await reply.code(403).send({ message: 'Open the desk under its own address.' });
}

/** Vite opens a file of this machine in an editor for whoever asks, by an address that letter case does not change. */
const OPENS_EDITOR = /^\/__open-in-editor/i;

/** Refuses what another site asks of the preview, but for a link to one of its pages, and whatever would start a program. */
export function previewGuard(): Plugin {
  return {
    name: 'preview-gate',
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
