import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Lets in only the page that the desk itself has sent: asked for under this machine's own address, and from no other
 * site. A page elsewhere whose name points to 127.0.0.1, or that posts something here, is turned away.
 */
export async function gate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { host = '', origin, 'sec-fetch-site': from = 'none' } = request.headers;
  const isHere = /^(127\.0\.0\.1|localhost):\d+$/.test(host) && [undefined, `http://${host}`].includes(origin);
  // A bookmark and the terminal come from no site; a link elsewhere may open the page, but not ask anything.
  const isOwn = from === 'same-origin' || from === 'none' || (request.method === 'GET' && request.url === '/');
  if (!isHere || !isOwn) await reply.code(403).send({ message: 'Open the desk under its own address.' });
}
