import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort, stopProcess } from '#tests/delivery/hosts/host.ts';

const PROGRAM = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const missing = PROGRAM === undefined ? 'nginx is not installed' : hasOpenssl ? undefined : 'openssl is not installed';

type Answer = { status: number; headers: Record<string, unknown>; body: string };
type Seen = { port: number; headers: Record<string, string>; bytes: number };

describe.skipIf(missing !== undefined)(`nginx in front of the desk${missing ? `, skipped: ${missing}` : ''}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-nginx-'));
  const [desk, preview] = [startUpstream(), startUpstream()];
  let nginx: ReturnType<typeof spawn>;
  let ports: { plain: number; secure: number };

  beforeAll(async () => {
    for (const { server } of [desk, preview]) if (!server.listening) await once(server, 'listening');
    ports = { plain: await freePort(), secure: await freePort() };
    makeCertificate(folder);
    writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder, ports, [desk.port(), preview.port()]));
    nginx = spawn(PROGRAM ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
    await vi.waitFor(() => send('/', {}), 10_000);
  });
  afterAll(async () => {
    await stopProcess(nginx);
    for (const { server } of [desk, preview]) server.close();
    rmSync(folder, { recursive: true });
  });

  const send = (path: string, headers: Record<string, string>, body?: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: ports.secure, path, rejectUnauthorized: false };
      const sent = request({
        ...options,
        method: body ? 'POST' : 'GET',
        headers: { host: 'desk.example', ...headers },
      });
      sent.on('error', reject).on('response', async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part);
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, body: Buffer.concat(parts).toString() });
      });
      sent.end(body);
    });
  const seen = (answer: Answer) => JSON.parse(answer.body) as Seen;

  it('is accepted by nginx', () => {
    const { status, stderr } = spawnSync(PROGRAM ?? '', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')]);
    expect({ status, warnings: String(stderr).match(/\[(warn|emerg)\].*/g) }).toEqual({ status: 0, warnings: null });
  });

  it('sends the desk the real IP address of the visitor, even if the visitor sends a forged one', async () => {
    const forged = { 'x-forwarded-for': '10.9.8.7', 'x-forwarded-proto': 'http', forwarded: 'for=10.9.8.7' };
    const { headers } = seen(await send('/api/session', forged));
    expect(headers).toMatchObject({
      host: 'desk.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    expect(JSON.stringify(headers)).not.toContain('10.9.8.7');
  });

  it('asks browsers to use only https, for answers of the desk and for errors', async () => {
    for (const host of ['desk.example', 'preview.desk.example'])
      for (const path of ['/', '/missing']) {
        const { headers } = await send(path, { host });
        expect(headers['strict-transport-security']).toBe('max-age=31536000');
      }
  });

  it('sends each host name to its own server', async () => {
    expect(seen(await send('/', {})).port).toBe(desk.port());
    expect(seen(await send('/', { host: 'preview.desk.example' })).port).toBe(preview.port());
  });

  it('passes on the largest upload, and refuses larger bodies', async () => {
    expect(seen(await send('/api/files', {}, Buffer.alloc(21_000_000))).bytes).toBe(21_000_000);
    expect(await send('/api/files', {}, Buffer.alloc(34_000_000))).toMatchObject({ status: 413 });
  });

  it('compresses the files of the page, but no answer that could contain a secret', async () => {
    const gzip = { 'accept-encoding': 'gzip' };
    expect((await send('/assets/page.js', gzip)).headers['content-encoding']).toBe('gzip');
    expect((await send('/api/session', gzip)).headers['content-encoding']).toBeUndefined();
  });

  it('redirects http to https', async () => {
    const response = await plainRequest(ports.plain, 'desk.example');
    expect(response).toMatch(/^HTTP\/1.1 301 [\s\S]*\r\nLocation: https:\/\/desk\.example\/api\/session\r\n/);
  });

  it('logs no IP address, no token of an invitation and no key of a preview', async () => {
    await send('/api/invitation?token=secret-token', { referer: 'https://desk.example/?secret-token' });
    await send('/secret-preview/mr', { host: 'preview.desk.example' });
    await send('/api/files', {}, Buffer.alloc(34_000_000));
    const log = (name: string) => readFileSync(join(folder, name), 'utf8');
    await vi.waitFor(() => expect(log('sahayya-desk.log')).toContain('"path":"/api/invitation"'));
    const logs = ['sahayya-desk.log', 'sahayya-desk-error.log', 'access.log', 'error.log'].map(log);
    expect(logs.join('')).not.toMatch(/secret|127\.0\.0\.1/);
  });
});

/** Starts a server that answers with what it received. Its page has a script; a missing address has an error. */
function startUpstream() {
  const server = createServer(async (incoming, response) => {
    let bytes = 0;
    for await (const part of incoming) bytes += part.length;
    response.statusCode = incoming.url === '/missing' ? 404 : 200;
    response.setHeader('content-type', incoming.url?.endsWith('.js') ? 'text/javascript' : 'application/json');
    response.end(JSON.stringify({ port: port(), headers: incoming.headers, bytes, text: 'a'.repeat(2000) }));
  }).listen(0, '127.0.0.1');
  const port = () => (server.address() as AddressInfo).port;
  return { server, port };
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=desk.example', ...files], {
    stdio: 'ignore',
  });
}

/** Returns a minimal nginx.conf around the example, with free ports and a temporary folder. */
function mainConfiguration(
  folder: string,
  ports: { plain: number; secure: number },
  [desk = 0, preview = 0]: number[],
) {
  const example = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.secure} `)
    .replaceAll('/etc/ssl/sahayya-desk/', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll('127.0.0.1:4100', `127.0.0.1:${desk}`)
    .replaceAll('127.0.0.1:4101', `127.0.0.1:${preview}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  ${temporary.join('\n  ')}
  access_log ${folder}/access.log combined;
  ${example}
}
`;
}

async function plainRequest(port: number, host: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /api/session HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part);
  return Buffer.concat(parts).toString();
}
