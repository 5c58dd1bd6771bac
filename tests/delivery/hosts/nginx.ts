import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort, type Host, SITE, stopProcess, waitUntilReady } from './host.ts';

const PROGRAM = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Returns the reason why nginx cannot run here, or undefined if it can. */
export function missingNginx(): string | undefined {
  if (PROGRAM === undefined) return 'nginx is not installed';
  return existsSync(BROTLI) ? undefined : 'the brotli module of nginx is not installed';
}

/** `httpOrigin` belongs to the server that only redirects to HTTPS. `logs` reads all log files, by name. */
type NginxHost = Host & { process: ChildProcess; httpOrigin: string; logs: () => Record<string, string> };

/** Starts Debian's nginx with the files of deploy/nginx, in a temporary folder. */
export async function startNginx(site = SITE): Promise<NginxHost> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, httpPort] = [await freePort(), await freePort()];
  symlinkSync(join(process.cwd(), 'deploy/nginx'), join(folder, 'sahayya'));
  writeFileSync(join(folder, 'site.conf'), siteConfiguration(folder, site, port, httpPort));
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder, site));
  const program = spawn(PROGRAM ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')]);
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin, program);
  const stop = async () => {
    await stopProcess(program);
    rmSync(folder, { recursive: true });
  };
  const logFiles = () => readdirSync(folder).filter((name) => name.endsWith('.log'));
  const logs = () => Object.fromEntries(logFiles().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  return { origin, process: program, httpOrigin: `http://127.0.0.1:${httpPort}`, logs, stop };
}

/** Returns example.conf with free ports and temporary folders, and without a certificate. */
function siteConfiguration(folder: string, site: string, port: number, httpPort: number): string {
  return readFileSync(join(process.cwd(), 'deploy/nginx/example.conf'), 'utf8')
    .replace(/^ *(listen \[::\]|ssl_).*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/www/sahayya/current', site)
    .replaceAll('/var/log/nginx/', `${folder}/`);
}

/** Returns a minimal nginx.conf. Like Debian's, it has an access log for servers that set none. */
function mainConfiguration(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `load_module ${BROTLI};
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
${process.getuid?.() === 0 ? `user ${workerUser(site)};` : ''}
events { worker_connections 4096; }
http {
  # A load test (npm run load) never closes its connections.
  keepalive_requests 1000000;
  ${temporary.join('\n  ')}
  access_log ${folder}/access.log combined;
  include site.conf;
}
`;
}

/** Returns the user for the worker processes: an unprivileged user, unless only root can read the site. */
function workerUser(site: string): string {
  for (let folder = site; folder !== dirname(folder); folder = dirname(folder))
    if ((statSync(folder).mode & 0o001) === 0) return 'root';
  return spawnSync('id', ['www-data']).status === 0 ? 'www-data' : 'nobody';
}
