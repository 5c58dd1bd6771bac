import { mkdirSync, renameSync, rmSync, statSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeSite } from '#tests/fixtures/finishedSite.ts';
import { createServer } from './app.ts';

let site: ReturnType<typeof makeSite>;
let link = '';
let app: FastifyInstance;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  site = makeSite();
  link = `${site.root}-current`;
  symlinkSync(site.root, link);
  app = createServer({ root: link });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
  unlinkSync(link);
  site.remove();
});

async function answerTo(url: string, headers: Record<string, string> = {}) {
  const { statusCode, body } = await app.inject({ url, headers });
  return [statusCode, body];
}

/** Advances the clock by the time for which a response may be out of date. */
const pass = () => vi.advanceTimersByTime(1000);

function write(file: string, text: string): void {
  mkdirSync(join(site.root, file, '..'), { recursive: true });
  writeFileSync(join(site.root, file), text);
}

describe('a second after a publication', () => {
  it('a corrected amount is sent, also to a browser that has the old page', async () => {
    write('scheme/index.html', 'Rs 1,500');
    utimesSync(join(site.root, 'scheme/index.html'), 1, 1);
    const { headers } = await app.inject('/scheme');
    write('scheme/index.html', 'Rs 2,500');
    pass();
    expect(await answerTo('/scheme', { 'if-none-match': String(headers.etag) })).toEqual([200, 'Rs 2,500']);
  });

  it('a corrected amount is sent even if the file has the size and date of the old one', async () => {
    write('scheme/index.html', 'Rs 1,500');
    const { mtime } = statSync(join(site.root, 'scheme/index.html'));
    await answerTo('/scheme');
    write('scheme/new.html', 'Rs 2,500');
    utimesSync(join(site.root, 'scheme/new.html'), mtime, mtime);
    renameSync(join(site.root, 'scheme/new.html'), join(site.root, 'scheme/index.html'));
    pass();
    expect(await answerTo('/scheme')).toEqual([200, 'Rs 2,500']);
  });

  it('the compressed variant of a page is also new', async () => {
    await answerTo('/scheme', { 'accept-encoding': 'br' });
    write('scheme/index.html.br', 'new');
    pass();
    expect(await answerTo('/scheme', { 'accept-encoding': 'br' })).toEqual([200, 'new']);
  });

  it('an added page is served', async () => {
    expect(await answerTo('/scheme/added')).toEqual([404, 'Not found']);
    write('scheme/added/index.html', 'Added');
    pass();
    expect(await answerTo('/scheme/added')).toEqual([200, 'Added']);
  });

  it('a retired page is gone, and a replaced page redirects to its successor', async () => {
    for (const url of ['/hostels/governmenthostels', '/scheme']) await answerTo(url);
    rmSync(join(site.root, 'hostels/governmenthostels'), { recursive: true });
    write('hostels/governmenthostels/gone.html', 'Closed');
    rmSync(join(site.root, 'scheme'), { recursive: true });
    write('.hosts/replaced.json', '[["/scheme","/mr/scheme"]]');
    pass();
    expect(await answerTo('/hostels/governmenthostels')).toEqual([410, 'Closed']);
    expect((await app.inject('/scheme')).headers.location).toBe('/mr/scheme');
  });

  it('all files come from the folder to which the link was switched', async () => {
    const next = makeSite();
    onTestFinished(next.remove);
    writeFileSync(join(next.root, 'scheme/index.html'), 'Next');
    writeFileSync(join(next.root, 'videos/film.mp4'), 'Next film');
    writeFileSync(join(next.root, 'added.txt'), 'Added');
    for (const url of ['/scheme', '/videos/film.mp4', '/added.txt']) await answerTo(url);
    symlinkSync(next.root, `${link}-new`);
    renameSync(`${link}-new`, link);
    pass();
    expect(await answerTo('/scheme')).toEqual([200, 'Next']);
    expect(await answerTo('/videos/film.mp4', { range: 'bytes=0-3' })).toEqual([206, 'Next']);
    expect(await answerTo('/added.txt')).toEqual([200, 'Added']);
  });
});

it('a folder that is missing for a moment is served again when it is back', async () => {
  renameSync(site.root, `${site.root}-away`);
  pass();
  expect((await answerTo('/scheme'))[0]).toBe(404);
  renameSync(`${site.root}-away`, site.root);
  pass();
  expect(await answerTo('/scheme')).toEqual([200, 'Schemes']);
});

it('many requests for unknown addresses list the files only once a second', async () => {
  write('added.txt', 'Added');
  pass();
  expect(await Promise.all(Array.from({ length: 20 }, () => answerTo('/added.txt')))).toEqual(
    Array.from({ length: 20 }, () => [200, 'Added']),
  );
  write('later.txt', 'Later');
  expect(await answerTo('/later.txt')).toEqual([404, 'Not found']);
});
