import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { sendRaw } from '#tests/sendRaw.ts';
import { HttpError } from '../../httpError.ts';
import { foldersIn } from '../folders.ts';
import { requireAccess } from '../shared/access.ts';
import { openDatabase } from '../shared/database.ts';
import type { DeskState } from '../shared/deskState.ts';
import { openPagePreview, type PagePreview } from './pagePreview.ts';
import { addPreviewRoutes } from './previewRoutes.ts';
import { renderPages } from './renderPages.ts';

/** A built server whose pages contain the file notices/a.yaml of its content folder, and which writes a file for each page. */
const BUILT_SERVER = `
import { readFileSync, writeFileSync } from 'node:fs';
const text = readFileSync(process.env.CONTENT_ROOT + '/notices/a.yaml', 'utf8');
if (text.includes('BREAK')) throw new Error('This content cannot be loaded.');
if (text.includes('HANG')) for (;;);
if (text.includes('FILL')) for (const all = []; ; ) all.push(new Array(1e6).fill({}));
const page = ({ request }) => {
  const { pathname } = new URL(request.url);
  writeFileSync(process.env.BUILT_FILES + '/assets/data.json', JSON.stringify(text));
  const html = '<meta http-equiv="Content-Security-Policy" content="x"/>' + pathname + ' ' + text +
    '<a href="/assets/data.json"></a><a href="/pdfs/new.pdf"></a><img srcset="/pictures/new.00000000-320.webp 320w"/>';
  return new Response(html, { headers: { 'content-type': 'text/html' } });
};
export const routes = { root: { id: 'root', path: '*', module: { loader: page } } };
export const assets = { routes: {}, entry: { module: '', imports: [] }, url: '', version: '' };
export const entry = { module: { default: () => new Response('', { status: 500 }) } };
export const future = {}, isSpaMode = false, ssr = true, basename = '/', publicPath = '/', assetsBuildDirectory = '';
export const prerender = [], routeDiscovery = { mode: 'initial' };
`;

const NOTICE = {
  id: 'a',
  title: { en: 'Admission', mr: 'प्रवेश' },
  date: '2026-03-01',
  text: {
    title: { en: 'Admission', mr: 'प्रवेश' },
    paragraphs: [{ heading: { en: 'When', mr: 'केव्हा' }, lines: [{ en: 'In June.', mr: 'जूनमध्ये.' }] }],
  },
  source: ['Letter of the office'],
  confidence: 'high',
  asOf: '2026-03-01',
};

let project: string;
let desk: DeskState;
let now: Date;
let pages: PagePreview;
let server: FastifyInstance;
let signedIn = 1;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = mkdtempSync(join(tmpdir(), 'desk-pages-'));
  const write = (file: string, text: string) => writeFileAtomic(join(project, file), text);
  write('package.json', '{"type":"module"}');
  write('build/server/index.js', BUILT_SERVER);
  write('build/server/client/assets/site.css', '');
  write('build/client/assets/site.css', 'a{}');
  write('build/client/sw.js', '');
  write('build/client/.vite/manifest.json', '{}');
  write('site/notices/notices/index.html', '<meta http-equiv="Content-Security-Policy" content="x"/>public');
  write('content/notices/a.yaml', 'id: a\n');
  now = new Date('2026-03-03T10:00:00Z');
  const database = openDatabase(':memory:');
  const addUser = database.prepare(
    `INSERT INTO users (id, name, title_en, title_mr, roles, created_at) VALUES (?, ?, 'Clerk', 'लिपिक', '["contributor"]', '')`,
  );
  for (const id of [1, 2]) {
    addUser.run(id, `clerk-${id}`);
    database
      .prepare('INSERT INTO sessions VALUES (?, ?, ?, ?)')
      .run(`token ${id}`, id, now.toISOString(), now.toISOString());
  }
  const data = join(project, 'data');
  const folders = foldersIn(project, data);
  desk = { project, data, folders, database, origin: 'https://desk.example', now: () => now };
  const port = await freePort();
  pages = await openPagePreview(desk, { port, origin: `http://127.0.0.1:${port}`, site: () => join(project, 'site') });
  server = fastify();
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof HttpError) return reply.code(error.status).send(error.body);
    throw error;
  });
  requireAccess(server);
  server.addHook('onRequest', async (request) => {
    request.user = { id: signedIn, name: '', title: { en: '', mr: '' }, roles: ['contributor'] };
  });
  addPreviewRoutes(server, desk, pages);
});
afterEach(async () => {
  vi.restoreAllMocks();
  signedIn = 1;
  await Promise.all([pages.close(), server.close()]);
  rmSync(project, { recursive: true });
});

async function freePort(): Promise<number> {
  const probe = fastify();
  await probe.listen({ host: '127.0.0.1', port: 0 });
  const { port } = probe.server.address() as AddressInfo;
  await probe.close();
  return port;
}

const showText = (text: string, owner = 'clerk', user = 1) =>
  pages.show({ user, owner, page: '/notices/notices', texts: new Map([['notices/a.yaml', text]]) });
const preview = (value: unknown) =>
  server.inject({ method: 'POST', url: '/api/preview', payload: { collection: 'notices', entry: 'a', value } });
const load = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('a preview', () => {
  it('shows the edited text in both languages, and beside it the page that is public', async () => {
    const { after, before } = await showText('edited');
    expect((await load(after.en)).text).toContain('/notices/notices/ edited');
    expect((await load(after.mr)).text).toContain('/mr/notices/notices/ edited');
    expect((await load(before?.en ?? '')).text).toContain('public');
    expect(after.en).toMatch(/\/~[\w-]{22}\/notices\/notices$/);
    // Leaves nothing behind.
    expect(readdirSync(join(desk.data, 'previews'))).toEqual([]);
    expect(readdirSync(join(project, 'build/client/assets'))).toEqual(['site.css']);
    expect(readdirSync(join(project, 'content/notices'))).toEqual(['a.yaml']);
  });

  it('has no page before, if the page is not public yet', async () => {
    const { before } = await pages.show({ user: 1, owner: 'clerk', page: '/new', texts: new Map() });
    expect(before).toBeNull();
  });

  it('keeps the files of its page under its own key', async () => {
    const { after } = await showText('secret');
    const origin = new URL(after.en).origin;
    const [address = ''] = /\/~[\w-]+\/assets\/data\.json/.exec((await load(after.en)).text) ?? [];
    expect((await load(origin + address)).text).toContain('secret');
    expect((await load(`${origin}/assets/data.json`)).status).toBe(404);
    const other = await showText('another', 'other', 2);
    const [otherAddress = ''] = /\/~[\w-]+\/assets\/data\.json/.exec((await load(other.after.en)).text) ?? [];
    expect((await load(origin + otherAddress)).text).toContain('another');
  });

  it('shows the PDFs and pictures of drafts, which nobody else sees', async () => {
    writeFileAtomic(join(desk.folders.drafts, 'files/pdfs/new.pdf'), '%PDF-1');
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } });
    mkdirSync(join(desk.folders.drafts, 'pictures'), { recursive: true });
    await picture.jpeg().toFile(join(desk.folders.drafts, 'pictures/new.jpg'));
    const { after } = await showText('edited');
    const { text } = await load(after.en);
    const origin = new URL(after.en).origin;
    const [pdf = ''] = /\/~[\w-]+\/pdfs\/new\.pdf/.exec(text) ?? [];
    expect(await load(origin + pdf)).toMatchObject({ status: 200, text: '%PDF-1' });
    expect((await load(`${origin}/pdfs/new.pdf`)).status).toBe(404);
    const [image = ''] = /\/~[\w-]+\/pictures\/new[\w.-]+/.exec(text) ?? [];
    expect((await fetch(origin + image)).headers.get('content-type')).toBe('image/webp');
  });

  it('ends after half an hour, when its user has signed out, and with a wrong key', async () => {
    const [mine, other] = [await showText('mine'), await showText('theirs', 'other', 2)];
    expect((await load(mine.after.en)).status).toBe(200);
    desk.database.exec('DELETE FROM sessions WHERE user = 1');
    expect((await load(mine.after.en)).status).toBe(404);
    expect((await load(other.after.en)).status).toBe(200);
    desk.database.exec(`UPDATE sessions SET seen_at = '2026-03-03T10:20:00Z'`);
    now = new Date('2026-03-03T10:30:00Z');
    expect((await load(other.after.en)).status).toBe(404);
    const wrong = await load(mine.after.en.replace(/~[\w-]+/, `~${'A'.repeat(22)}`));
    expect(wrong).toMatchObject({ status: 404 });
    expect(wrong.text).not.toContain('mine');
  });

  it.each([
    ['12 hours after the sign-in', '2026-03-02T22:05:00.000Z', '2026-03-03T10:04:00.000Z'],
    ['30 minutes after the last request', '2026-03-03T09:00:00.000Z', '2026-03-03T09:35:00.000Z'],
  ])('ends with the session of its user, %s', async (_when, created, seen) => {
    desk.database.prepare('UPDATE sessions SET created_at = ?, seen_at = ?').run(created, seen);
    const { after } = await showText('edited');
    now = new Date('2026-03-03T10:04:59Z');
    expect((await load(after.en)).status).toBe(200);
    now = new Date('2026-03-03T10:05:00Z');
    expect((await load(after.en)).status).toBe(404);
  });

  it('may be framed by the desk alone, sends no address to others, and is neither indexed nor stored', async () => {
    const { after } = await showText('edited');
    const { headers, text } = await load(after.en);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors https://desk.example;');
    expect(headers.get('content-security-policy')).toContain("worker-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).toContain('<script src="/desk-show.js">');
  });

  it('serves neither hidden files, nor the service worker, nor files outside the site', async () => {
    writeFileSync(join(project, 'secret.txt'), 'secret');
    symlinkSync(join(project, 'secret.txt'), join(project, 'site', '.link'));
    const { origin } = pages;
    for (const path of [
      '/.vite/manifest.json',
      '/sw.js',
      '/..%2fsecret.txt',
      '/assets/..%2f..%2f..%2fsecret.txt',
      '/.link',
    ])
      expect(await load(origin + path), path).toMatchObject({ status: 404 });
    expect((await load(`${origin}/assets/site.css`)).text).toBe('a{}');
    const broken = await load(`${origin}/%ff`);
    expect([broken.status, broken.headers.get('x-content-type-options')]).toEqual([400, 'nosniff']);
  });

  it.each([
    ['hello\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n', 404],
  ])('answers %j, which never reaches a page, with the protective headers', async (text, status) => {
    const response = await sendRaw(Number(new URL(pages.origin).port), text);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toMatch(/^x-content-type-options: nosniff\r$/m);
    expect(response).toMatch(/^content-security-policy: frame-ancestors https:\/\/desk\.example;/m);
  });
});

describe('a page that cannot be rendered', () => {
  it('is refused with its reason, and the next one works', async () => {
    await expect(showText('BREAK')).rejects.toMatchObject({ status: 422, body: { reason: 'previewBroken' } });
    await expect(showText('edited')).resolves.toBeDefined();
  });

  it('ends when it takes too long or too much memory', async () => {
    const { folders, data } = desk;
    const renderer = { server: join(project, 'build/server'), work: join(data, 'previews'), folders };
    const render = (text: string, milliseconds: number) => {
      const request = { paths: ['/'], texts: new Map([['notices/a.yaml', text]]) };
      return renderPages(renderer, request, new AbortController().signal, { milliseconds, megabytes: 64 });
    };
    await expect(render('HANG', 1500)).rejects.toMatchObject({ status: 503, body: { reason: 'previewSlow' } });
    await expect(render('FILL', 60_000)).rejects.toMatchObject({ status: 422, body: { reason: 'previewBroken' } });
    expect(readdirSync(join(data, 'previews'))).toEqual([]);
  });

  it('gives way to a newer request of the same user', async () => {
    const older = showText('HANG');
    const outcome = expect(older).rejects.toMatchObject({ status: 409, body: { reason: 'newerPreview' } });
    const { after } = await showText('newer');
    await outcome;
    expect((await load(after.en)).text).toContain('newer');
  });
});

describe('the routes of previews', () => {
  it('show an edited value together with the other drafts of its change', async () => {
    const shown = vi.spyOn(pages, 'show');
    desk.database.exec(
      `INSERT INTO changes (id, state, author, created_at, updated_at) VALUES (7, 'draft', 1, '', '')`,
    );
    for (const file of ['notices/a.yaml', 'notices/b.yaml', 'notices/c.yaml'])
      desk.database.prepare('INSERT INTO change_entries (change, file) VALUES (7, ?)').run(file);
    writeFileAtomic(join(desk.folders.drafts, 'notices/b.yaml'), JSON.stringify({ ...NOTICE, id: 'b' }));
    writeFileAtomic(join(desk.folders.drafts, 'notices/c.yaml'), 'id: c');
    const response = await preview(NOTICE);
    expect(response.statusCode).toBe(200);
    expect((await load(response.json().after.en)).text).toContain('Admission');
    // An incomplete draft beside it would break every page.
    expect([...(shown.mock.calls[0]?.[0].texts.keys() ?? [])].sort()).toEqual(['notices/a.yaml', 'notices/b.yaml']);
  });

  it('refuse an incomplete entry and an unknown one before anything is rendered', async () => {
    const shown = vi.spyOn(pages, 'show');
    expect((await preview({ id: 'a' })).json()).toEqual({ reason: 'previewIncomplete' });
    const unknown = { collection: 'notices', entry: '../a', value: NOTICE };
    expect((await server.inject({ method: 'POST', url: '/api/preview', payload: unknown })).statusCode).toBe(400);
    expect(shown).not.toHaveBeenCalled();
  });

  it('show an entry of a change, and of a published change what taking it back brings', async () => {
    const base = JSON.stringify({ ...NOTICE, date: '2020-01-01' });
    desk.database.exec(
      `INSERT INTO changes (id, state, author, created_at, updated_at) VALUES (7, 'review', 1, '', '')`,
    );
    desk.database
      .prepare('INSERT INTO change_entries (change, file, base) VALUES (7, ?, ?)')
      .run('notices/a.yaml', base);
    writeFileAtomic(join(desk.folders.drafts, 'notices/a.yaml'), JSON.stringify(NOTICE));
    const shown = async () => {
      const response = await server.inject({ url: '/api/changes/7/preview?file=notices/a.yaml' });
      return (await load(response.json().after.mr)).text;
    };
    expect(await shown()).toContain('2026-03-01');
    desk.database.exec(`UPDATE change_entries SET open = 0`);
    expect(await shown()).toContain('2020-01-01');
    expect((await server.inject({ url: '/api/changes/7/preview?file=notices/b.yaml' })).statusCode).toBe(404);
    expect((await server.inject({ url: '/api/changes/8/preview?file=notices/a.yaml' })).statusCode).toBe(404);
  });
});
