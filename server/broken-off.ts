import { ReadStream } from 'node:fs';
import type { FastifyReply } from 'fastify';

/**
 * Hangs up when a file turns out shorter than was promised, because it was changed while it was being read. The visitor
 * would wait for the rest; so the browser learns at once that something is missing, and asks again.
 */
export function hangUpWhenShort(reply: FastifyReply, payload: unknown): void {
  if (!(payload instanceof ReadStream)) return;
  const promised = Number(reply.getHeader('content-length'));
  payload.once('end', () => {
    if (payload.bytesRead < promised) reply.raw.destroy();
  });
}
