import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFileCache, MISSING } from './file-cache.ts';

const SIZE = 10_000;
const FILES = Array.from({ length: 10 }, (_, index) => `page-${index}.html`);

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'file-cache-'));
  for (const file of FILES) writeFileSync(join(root, file), file.padEnd(SIZE));
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

type Find = ReturnType<typeof createFileCache>;

async function findAll(find: Find, files: readonly string[]) {
  const found = [];
  for (const file of files) found.push(await find(file, { headers: {} }));
  return found;
}

/** Returns the files that the cache does not read again. */
async function kept(find: Find): Promise<string[]> {
  const first = await findAll(find, FILES);
  // Begins with the newest, because a file that is read again replaces the oldest.
  const second = (await findAll(find, FILES.toReversed())).reverse();
  return FILES.filter((_, index) => first[index] === second[index]);
}

describe('the file cache', () => {
  it('keeps every file below its limit', async () => {
    expect(await kept(createFileCache(root))).toEqual(FILES);
  });

  it('keeps only as many files as fit into its limit, the newest ones', async () => {
    expect(await kept(createFileCache(root, 4 * SIZE))).toEqual(FILES.slice(-3));
  });

  it('stays within its limit when files change again and again', async () => {
    const find = createFileCache(root, 4 * SIZE);
    for (let size = SIZE; size < SIZE + 20; size += 1) {
      for (const file of FILES) truncateSync(join(root, file), size);
      vi.advanceTimersByTime(1000);
      await findAll(find, FILES);
    }
    expect(await kept(find)).toEqual(FILES.slice(-3));
  });

  it('sends a file that does not fit, and keeps nothing', async () => {
    const find = createFileCache(root, SIZE);
    expect(await find('page-0.html', { headers: {} })).toMatchObject({ body: { length: SIZE } });
    expect(await kept(find)).toEqual([]);
  });

  it('does not keep large files, which the file server sends', async () => {
    truncateSync(join(root, 'page-0.html'), 300_000);
    expect(await createFileCache(root)('page-0.html', { headers: {} })).toBeUndefined();
  });

  it.each([
    { method: 'HEAD', headers: {} },
    { headers: { range: 'bytes=0-1' } },
    { headers: { 'if-match': '"a"' } },
    { headers: { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' } },
    { headers: { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' } },
    { headers: { 'accept-encoding': 'gzip;q=0, br' } },
    { headers: { 'accept-encoding': '*' } },
  ])('leaves %o to the file server', async (request) => {
    expect(await createFileCache(root)('page-0.html', request)).toBeUndefined();
  });
});

describe('a cached file', () => {
  it('is checked at most once a second, and read again only when it has changed', async () => {
    const find = createFileCache(root);
    const first = await find('page-0.html', { headers: {} });
    vi.advanceTimersByTime(1000);
    expect(await find('page-0.html', { headers: {} })).toBe(first);
    writeFileSync(join(root, 'page-0.html'), 'new');
    vi.advanceTimersByTime(999);
    expect(await find('page-0.html', { headers: {} })).toBe(first);
    vi.advanceTimersByTime(1);
    expect(await find('page-0.html', { headers: {} })).toMatchObject({ body: Buffer.from('new') });
  });

  it('is missing after it was deleted, and found after it was written', async () => {
    const find = createFileCache(root);
    await find('page-0.html', { headers: {} });
    rmSync(join(root, 'page-0.html'));
    vi.advanceTimersByTime(1000);
    expect(await find('page-0.html', { headers: {} })).toBe(MISSING);
    writeFileSync(join(root, 'page-0.html'), 'again');
    vi.advanceTimersByTime(1000);
    expect(await find('page-0.html', { headers: {} })).toMatchObject({ body: Buffer.from('again') });
  });

  it('is sent in the encoding that browsers accept, as soon as the build has written it', async () => {
    const find = createFileCache(root);
    const encodingFor = async (accept: string) => {
      const cached = await find('page-0.html', { headers: { 'accept-encoding': accept } });
      return typeof cached === 'object' && cached.headers['content-encoding'];
    };
    expect(await encodingFor('gzip, deflate, br')).toBeUndefined();
    writeFileSync(join(root, 'page-0.html.gz'), 'gz');
    writeFileSync(join(root, 'page-0.html.br'), 'br');
    vi.advanceTimersByTime(1000);
    expect(await encodingFor('gzip, deflate, br, zstd')).toBe('br');
    expect(await encodingFor('GZIP, deflate')).toBe('gzip');
    expect(await encodingFor('deflate')).toBeUndefined();
  });
});
