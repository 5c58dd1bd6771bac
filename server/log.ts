import type { FastifyInstance, FastifyReply } from 'fastify';

/** Describes a request without the visitor's address and without the query, which may contain search terms. */
export type AccessEntry = {
  time: string;
  method: string;
  path: string;
  status: number;
  bytes: number | undefined;
  ms: number;
  /** Set only for status 500. */
  error?: string;
};

export type Logger = (entry: AccessEntry) => void;

/** Maximum length of a logged path. All addresses of the site are shorter. */
const LONGEST_PATH = 500;

export const writeEntry: Logger = (entry) => void process.stdout.write(`${formatEntry(entry)}\n`);

/** Formats an entry as JSON; also escapes control characters of terminals. */
export function formatEntry(entry: AccessEntry): string {
  return JSON.stringify({ ...entry, path: entry.path.slice(0, LONGEST_PATH) }).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function logResponses(app: FastifyInstance, log: Logger): void {
  const failures = new WeakMap<FastifyReply, Error>();
  app.addHook('onError', async (_request, reply, error) => {
    failures.set(reply, error);
  });
  app.addHook('onResponse', async (request, reply) => {
    const failure = failures.get(reply);
    const length = Number(reply.getHeader('content-length'));
    log({
      time: new Date().toISOString(),
      method: request.method,
      path: request.url.split(/[?#]/, 1)[0] ?? '',
      status: reply.statusCode,
      bytes: Number.isNaN(length) ? undefined : length,
      ms: Math.round(reply.elapsedTime),
      ...(failure && reply.statusCode >= 500 && { error: failure.stack ?? failure.message }),
    });
  });
}
