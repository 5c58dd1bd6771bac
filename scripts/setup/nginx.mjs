import { existsSync } from 'node:fs';
import { run } from './command.mjs';

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const INSTALL = `DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`;

/** Creates a temporary policy file, which prevents Debian from starting nginx after the installation. */
const NOT_STARTED = `policy=/usr/sbin/policy-rc.d; [ -e $policy ] || {
  trap "rm -f $policy" EXIT; printf '#!/bin/sh\\nexit 101\\n' > $policy; chmod +x $policy; }`;

/** Installs Debian's nginx for the delivery tests if this user may install packages. Otherwise the nginx tests are skipped. */
export async function installNginx() {
  if (existsSync('/usr/sbin/nginx') && existsSync(BROTLI)) return;
  const isDebian = (await run('sh', ['-c', 'command -v apt-get'])).ok;
  if (process.getuid?.() !== 0 || !isDebian) return;
  console.info('Installing nginx…');
  await run('sh', ['-c', `${NOT_STARTED}; apt-get update && ${INSTALL}`]);
}
