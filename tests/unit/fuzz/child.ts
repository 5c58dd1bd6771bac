/** Runs the server in its own process, so that its memory can be measured. The parent controls it with messages. */
import { createServer } from '#server/app.ts';

const [root = ''] = process.argv.slice(2);
const failures: string[] = [];
const app = createServer({
  root,
  logger: ({ status, method, path, error }) => {
    if (status >= 500) failures.push(`${status} ${method} ${path} ${error ?? ''}`);
  },
});
// Shortens the timeouts: with the real ones, the test would take minutes.
Object.assign(app.server, {
  headersTimeout: 1000,
  requestTimeout: 1500,
  connectionsCheckingInterval: 200,
  timeout: 3000,
});

process.on('message', async (message) => {
  if (message === 'stop') {
    await app.close();
    process.exit(0);
  }
  global.gc?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  global.gc?.();
  app.server.getConnections((_error, connections) => {
    process.send?.({ heap: process.memoryUsage().heapUsed, connections, failures });
  });
});

await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.({ port: address && typeof address === 'object' ? address.port : 0 });
