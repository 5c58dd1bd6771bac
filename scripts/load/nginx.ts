import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { end, freePort, type Host, untilAnswered } from './hosts.ts';

/** Where Debian's packages have the module that sends the brotli twins. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const TYPES = '/etc/nginx/mime.types';

/** What `nginx -v` says, or nothing where nginx is not installed. */
export function nginxVersion(): string | undefined {
  const { status, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  if (status !== 0 || !existsSync(TYPES)) return undefined;
  return `nginx ${/nginx\/(\S+)/.exec(stderr)?.[1]}${existsSync(BROTLI) ? ' with brotli_static' : ' without brotli'}`;
}

/** Starts nginx over a folder with the finished site, with the configuration of deploy/nginx and a log of its own. */
export async function startNginx(folder: string): Promise<Host> {
  const port = await freePort();
  const prefix = mkdtempSync(join(tmpdir(), 'sahayya-nginx-'));
  mkdirSync(join(prefix, 'conf'));
  symlinkSync(resolve('deploy/nginx'), join(prefix, 'conf/sahayya'));
  writeFileSync(join(prefix, 'conf/nginx.conf'), configuration(resolve(folder), prefix, port));
  const child = spawn('nginx', ['-p', prefix, '-c', 'conf/nginx.conf', '-e', 'stderr'], { stdio: 'inherit' });
  const base = `http://127.0.0.1:${port}`;
  await untilAnswered(`${base}/healthz`);
  const stop = async () => {
    const code = await end(child, 'SIGQUIT');
    rmSync(prefix, { recursive: true });
    return code;
  };
  return { name: 'nginx', base, process: child, stop };
}

function configuration(folder: string, prefix: string, port: number): string {
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${prefix};`);
  return `
${existsSync(BROTLI) ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid ${prefix}/nginx.pid;
events { worker_connections 4096; }
http {
  include ${TYPES};
  ${bodies.join(' ')}
  include sahayya/maps.conf;
  include sahayya/addresses.conf;
  include sahayya/log.conf;
  map $uri $sahayya_replaced {
    include ${folder}/.hosts/replaced*.conf;
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    # A visitor asks some dozens of times on one connection; the program that measures never stops.
    keepalive_requests 1000000;
    root ${folder};
    access_log ${prefix}/access.log sahayya;
    error_log stderr crit;
    include sahayya/site.conf;
    ${existsSync(BROTLI) ? 'include sahayya/brotli.conf;' : ''}
  }
}`;
}
