import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeSite } from '#server/fixture-site.ts';
import { startWithFullDisk } from './faults.ts';
import { startEmbedded } from './hosts.ts';

const site = makeSite();
afterAll(() => site.remove());

describe('the server as a process', () => {
  it('shares its port with the next one and ends without an error', async () => {
    const env = { SHARE_PORT: '1' };
    const old = await startEmbedded(site.root, { env });
    onTestFinished(() => void old.stop());
    const next = await startEmbedded(site.root, { port: Number(new URL(old.base).port), env });
    onTestFinished(() => void next.stop());
    expect(await old.stop()).toBe(0);
    expect((await fetch(`${next.base}/scheme`)).status).toBe(200);
  });

  it.runIf(existsSync('/dev/full'))('answers on when its log cannot be written', async () => {
    const host = await startWithFullDisk(site.root);
    onTestFinished(() => void host.stop());
    for (const path of ['/', '/scheme', '/nowhere', '/mr'])
      expect((await fetch(host.base + path)).status).toBe(path === '/nowhere' ? 404 : 200);
    expect(await host.stop()).toBe(0);
  });

  it.each([
    ['there is no finished site', ['/nowhere'], { PORT: '0' }, 'There is no finished site in /nowhere'],
    ['the port is no number', [site.root], { PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http"'],
    ['there is no such port', [site.root], { PORT: '70000' }, 'PORT must be a number from 0 to 65535, not "70000"'],
  ])('says why it does not start when %s', (_, args, env, reason) => {
    const program = join(import.meta.dirname, '../../server/main.ts');
    const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
  });
});
