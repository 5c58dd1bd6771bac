import { createServer } from '#server/app.ts';
import { type Host, SITE } from './host.ts';

export async function startEmbedded(site = SITE): Promise<Host> {
  const app = createServer({ root: site });
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), stop: () => app.close() };
}
