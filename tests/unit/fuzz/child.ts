/** The server in a process of its own, so that its memory is its own. Takes orders from the process that started it. */
import { createServer } from '#server/app.ts';

const [root = ''] = process.argv.slice(2);
const failures: string[] = [];
const app = createServer({
  root,
  logger: ({ status, method, path, error }) => {
    if (status >= 500) failures.push(`${status} ${method} ${path} ${error ?? ''}`);
  },
});
// As patient as in life a test would wait for minutes.
Object.assign(app.server, {
  headersTimeout: 1000,
  requestTimeout: 1500,
  connectionsCheckingInterval: 200,
  timeout: 3000,
});

process.on('message', async (order) => {
  if (order === 'stop') {
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
