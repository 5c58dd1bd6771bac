import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { RECHECK_MS } from './files.ts';
import { cacheControl, contentType, securityHeaders } from './headers.ts';

const LIMIT_BYTES = 64 * 1024 * 1024;

/** Excludes films and long documents, which browsers request in parts. */
const LARGEST_FILE_BYTES = 256 * 1024;

/** Estimated size of the name and headers of a file. */
const HEADERS_BYTES = 2048;

/** The compressed variants in order of preference, then the file itself. */
const VARIANTS = [
  { ending: '.br', encoding: 'br', accepted: /\bbr\b/i },
  { ending: '.gz', encoding: 'gzip', accepted: /\bgzip\b/i },
  { ending: '', encoding: undefined, accepted: /^/ },
];

export const MISSING = 'missing';

export type CachedFile = ReturnType<typeof createCachedFile>;

type Request = Pick<IncomingMessage, 'headers' | 'method'>;

/** `state` changes with the file. `cached` is undefined for a missing file and for a large file. */
type Entry = { state: string; checkedAt: number; bytes: number; cached: CachedFile | undefined };

/**
 * Keeps small files in memory, and removes the oldest ones when the limit is exceeded. Before it sends a file, checks at most once
 * a second whether the file was changed, added or deleted, or whether the link to the folder was switched.
 */
export function createFileCache(root: string, limit = LIMIT_BYTES) {
  const entries = new Map<string, Entry>();
  let total = 0;

  /** Finds the cached file for a request. Returns undefined if the file server must respond. */
  return async function find(file: string, request: Request): Promise<CachedFile | typeof MISSING | undefined> {
    if (needsFileServer(request)) return undefined;
    for (const { ending, encoding, accepted } of VARIANTS) {
      if (!accepted.test(request.headers['accept-encoding'] ?? '')) continue;
      const known = entries.get(file + ending);
      const isRecent = known && performance.now() - known.checkedAt < RECHECK_MS;
      const { cached, state } = isRecent ? known : await check(file, ending, encoding, known);
      if (cached) return cached;
      if (ending === '' && state === MISSING) return MISSING;
    }
    return undefined;
  };

  async function check(file: string, ending: string, encoding?: string, known?: Entry): Promise<Entry> {
    const checkedAt = performance.now();
    const path = join(root, file + ending);
    // Reads the state before the contents, because old contents must never get the ETag of new ones.
    const stats = await stat(path).catch(() => undefined);
    const state = stats ? [stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join() : MISSING;
    if (known?.state === state) return Object.assign(known, { checkedAt });
    const isSmall = stats && stats.size <= LARGEST_FILE_BYTES;
    const body = isSmall ? await readFile(path).catch(() => undefined) : undefined;
    const cached = body && stats && createCachedFile(file, encoding, body, stats);
    return keep(file + ending, { state, checkedAt, bytes: HEADERS_BYTES + (body?.length ?? 0), cached });
  }

  function keep(name: string, entry: Entry): Entry {
    total += entry.bytes - (entries.get(name)?.bytes ?? 0);
    entries.delete(name);
    entries.set(name, entry);
    for (const [oldest, { bytes }] of entries) {
      if (total <= limit) break;
      entries.delete(oldest);
      total -= bytes;
    }
    return entry;
  }
}

/** Returns whether only the file server can respond: to HEAD, to a range, or to a rare condition. */
function needsFileServer({ headers, method }: Request): boolean {
  return (
    method === 'HEAD' ||
    headers.range !== undefined ||
    headers['if-match'] !== undefined ||
    headers['if-unmodified-since'] !== undefined ||
    (headers['if-modified-since'] !== undefined && headers['if-none-match'] === undefined) ||
    /[;*]/.test(headers['accept-encoding'] ?? '')
  );
}

/**
 * Creates a response and the headers of a 304 response. The ETag is the one of the file server, so that copies of browsers
 * stay valid; `tag` is the ETag without `W/`.
 */
function createCachedFile(file: string, encoding: string | undefined, body: Buffer, { size, mtime }: Stats) {
  const tag = `"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  const validators = {
    ...securityHeaders(file),
    'cache-control': cacheControl(file),
    'accept-ranges': 'bytes',
    'last-modified': mtime.toUTCString(),
    etag: `W/${tag}`,
    vary: 'accept-encoding',
  };
  const headers = {
    ...validators,
    'content-type': contentType(file),
    ...(encoding && { 'content-encoding': encoding }),
  };
  return { body, tag, validators, headers };
}
