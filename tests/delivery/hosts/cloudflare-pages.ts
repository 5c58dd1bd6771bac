import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePagesFolder } from '#deploy/cloudflare-pages/folder.ts';
import { freePort, type Host, SITE, stopProcess, waitUntilReady } from './host.ts';

const PACKAGES = join(process.cwd(), 'node_modules');

/** Prevents wrangler from requesting updates and the location of the machine. */
const WITHOUT_NETWORK = { CI: '1', CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' };

/** Returns the reason why workerd cannot run on this machine, or undefined if it can. */
export function missingRuntime(): string | undefined {
  const { status } = spawnSync(join(PACKAGES, '.bin/workerd'), ['--version'], { shell: process.platform === 'win32' });
  return status === 0 ? undefined : 'the runtime of Cloudflare (workerd) does not run on this system';
}

/** Starts wrangler's local server with the folder that is deployed to Cloudflare Pages. */
export async function startCloudflarePages(site = SITE): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const settings = join(folder, 'deploy/cloudflare-pages');
  mkdirSync(settings, { recursive: true });
  copyFileSync(join(process.cwd(), 'deploy/cloudflare-pages/wrangler.toml'), join(settings, 'wrangler.toml'));
  await writePagesFolder(site, join(folder, 'build/cloudflare-pages'));
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const program = spawn(
    process.execPath,
    [
      join(PACKAGES, 'wrangler-cli/bin/wrangler.js'),
      ...['pages', 'dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspectorPort)],
      ...['--log-level', 'warn'],
    ],
    { cwd: settings, env: { ...process.env, ...WITHOUT_NETWORK } },
  );
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin, program);
  const stop = async () => {
    await stopProcess(program);
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}
