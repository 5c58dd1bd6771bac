import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from './app.ts';
import { writeEntry } from './log.ts';

const ROOT = join(import.meta.dirname, '../build/client');
const LONGEST_GOODBYE_MS = 10_000;

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);

if (!existsSync(ROOT)) stop('There is no finished site to serve. Make it first: npm run build');
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);

const app = createServer({ root: ROOT, logger: writeEntry });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, sayGoodbye);

try {
  console.info(`Sahayya is ready at ${await app.listen({ host, port })}`);
} catch (error) {
  stop(reasonFor(error));
}

/** Finishes what has begun. A terminal's Ctrl-C arrives more than once: closing twice is the same as closing once. */
async function sayGoodbye(): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), LONGEST_GOODBYE_MS).unref();
  await app.close();
  process.exit(0);
}

function reasonFor(error: unknown): string {
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
