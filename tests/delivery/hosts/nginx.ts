import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { answering, ended, freePort, type Host, SITE } from './host.ts';

const PROGRAM = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Why nginx cannot be asked on this machine; nothing when it can. `scripts/setup/nginx.mjs` installs it where it may. */
export function missingNginx(): string | undefined {
  if (PROGRAM === undefined) return 'nginx is not installed';
  return existsSync(BROTLI) ? undefined : 'the brotli module of nginx is not installed';
}

/** Debian's nginx with the files of deploy/nginx, in a folder of its own. */
export async function startNginx(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  symlinkSync(join(process.cwd(), 'deploy/nginx'), join(folder, 'sahayya'));
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const program = spawn(PROGRAM ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')]);
  const origin = `http://127.0.0.1:${port}`;
  await answering(origin, program);
  const stop = async () => {
    await ended(program);
    rmSync(folder, { recursive: true });
  };
  return { origin, stop };
}

function configuration(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `load_module ${BROTLI};
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr warn;
${process.getuid?.() === 0 ? `user ${worker()};` : ''}
events {}
http {
  ${temporary.join('\n  ')}
  include sahayya/maps.conf;
  include sahayya/addresses.conf;
  include sahayya/log.conf;
  server {
    listen 127.0.0.1:${port};
    root ${SITE};
    access_log ${folder}/access.log sahayya;
    include sahayya/site.conf;
    include sahayya/brotli.conf;
  }
}
`;
}

/** Workers without rights, unless the site lies where only root may look. */
function worker(): string {
  for (let folder = SITE; folder !== dirname(folder); folder = dirname(folder))
    if ((statSync(folder).mode & 0o001) === 0) return 'root';
  return spawnSync('id', ['www-data']).status === 0 ? 'www-data' : 'nobody';
}
