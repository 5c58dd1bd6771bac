import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from './app.ts';
import { drainOnClose } from './graceful-shutdown.ts';
import { writeEntry } from './log.ts';

/** `node server/main.ts FOLDER` serves another folder, such as an earlier release. */
const ROOT = resolve(process.argv[2] ?? join(import.meta.dirname, '../build/client'));

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
// Lets several processes share the port: one for each core, or the old and the new release during an update.
const address = { host, port, reusePort: process.env.SHARE_PORT === '1' };

if (!existsSync(ROOT)) stop(`There is no finished site in ${ROOT}. Make it first: npm run build`);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);

const app = createServer({ root: ROOT, logger: writeEntry });
drainOnClose(app);
// Uses `on` and not `once`, because Ctrl-C in a terminal may send the signal more than once.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => app.close().then(() => process.exit(0)));
// A full disk or a closed pipe must not stop the server.
process.stdout.on('error', () => {});

try {
  console.info(`Sahayya is ready at ${await app.listen(address)}`);
} catch (error) {
  stop(explainStartFailure(error));
}

function explainStartFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`;
  if (code === 'EACCES') return `Port ${port} is not allowed for this user. Choose one above 1023: PORT=3000 npm start`;
  return `The server could not start: ${error instanceof Error ? error.message : String(error)}`;
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
