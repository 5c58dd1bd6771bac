import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepCompressed, writeCompressed } from './compress.ts';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock(import('node:fs'), async (original) => {
  const real = await original();
  const writeFileSync: typeof real.writeFileSync = (file, bytes, options) => {
    if (!disk.isFull) return real.writeFileSync(file, bytes, options);
    real.writeFileSync(file, (bytes as Buffer).subarray(0, 5), options);
    throw new Error('no space left');
  };
  return { ...real, writeFileSync };
});

let folder: string;
let cache: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'variants-'));
  cache = join(folder, 'cache');
  writeFileSync(join(folder, 'page.html'), 'योजना '.repeat(500));
  writeFileSync(join(folder, 'photo.avif'), 'a picture');
});
afterEach(() => rmSync(folder, { recursive: true }));

const compress = () => writeCompressed(folder, ['page.html', 'photo.avif'], cache);

describe('the compressed variants', () => {
  it('contain the text of the file, and are not created for pictures', async () => {
    await compress();
    const page = readFileSync(join(folder, 'page.html'));
    expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br')))).toEqual(page);
    expect(gunzipSync(readFileSync(join(folder, 'page.html.gz')))).toEqual(page);
    expect(existsSync(join(folder, 'photo.avif.br'))).toBe(false);
  });

  it('are created once for the same text', async () => {
    const [variant = ''] = await compress();
    const made = statSync(join(cache, variant)).mtimeMs;
    rmSync(join(folder, 'page.html.br'));
    await compress();
    expect(statSync(join(cache, variant)).mtimeMs).toBe(made);
    expect(existsSync(join(folder, 'page.html.br'))).toBe(true);
  });

  it('are smaller in the publication than in a light build, which leaves no variants for it', async () => {
    writeFileSync(join(folder, 'page.html'), readFileSync(import.meta.filename));
    const size = () => statSync(join(folder, 'page.html.br')).size;
    vi.stubEnv('COMPRESSION', 'light');
    await compress();
    vi.unstubAllEnvs();
    const light = size();
    expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br')))).toEqual(
      readFileSync(import.meta.filename),
    );
    await compress();
    const best = size();
    expect(best).toBeLessThan(light);
    vi.stubEnv('COMPRESSION', 'light');
    await compress();
    vi.unstubAllEnvs();
    expect(size()).toBe(best);
  });

  it('are complete after an earlier build was interrupted while writing them', async () => {
    disk.isFull = true;
    await expect(compress()).rejects.toThrow('no space left');
    disk.isFull = false;
    await compress();
    const page = readFileSync(join(folder, 'page.html'));
    expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br')))).toEqual(page);
    expect(gunzipSync(readFileSync(join(folder, 'page.html.gz')))).toEqual(page);
  });

  it('are updated when the text changes, and old variants are deleted from the cache', async () => {
    const before = await compress();
    writeFileSync(join(folder, 'page.html'), 'a corrected page');
    const after = await compress();
    await sweepCompressed(after, cache);
    expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString()).toBe('a corrected page');
    expect([...before].some((variant) => after.has(variant))).toBe(false);
    expect(readdirSync(cache).sort()).toEqual([...after].sort());
  });
});
