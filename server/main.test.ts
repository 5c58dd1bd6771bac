import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { startServerProcess } from '#tests/delivery/hosts/server-process.ts';
import { makeSite } from '#tests/fixtures/finishedSite.ts';

const site = makeSite();
afterAll(() => site.remove());

describe('the server as a process', () => {
  it('shares its port with the next process and exits without an error', async () => {
    const env = { SHARE_PORT: '1' };
    const old = await startServerProcess(site.root, { env });
    onTestFinished(() => void old.stop());
    const next = await startServerProcess(site.root, { port: Number(new URL(old.origin).port), env });
    onTestFinished(() => void next.stop());
    expect(await old.stop()).toBe(0);
    expect((await fetch(`${next.origin}/scheme`)).status).toBe(200);
  });

  it.runIf(existsSync('/dev/full'))('answers requests when its log cannot be written', async () => {
    const full = openSync('/dev/full', 'w');
    const host = await startServerProcess(site.root, { stdio: ['ignore', full, full] });
    onTestFinished(() => void host.stop());
    for (const path of ['/', '/scheme', '/nowhere', '/mr'])
      expect((await fetch(host.origin + path)).status).toBe(path === '/nowhere' ? 404 : 200);
    expect(await host.stop()).toBe(0);
  });

  it.each([
    ['there is no finished site', ['/nowhere'], { PORT: '0' }, 'There is no finished site in /nowhere'],
    ['the port is not a number', [site.root], { PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http"'],
    ['the port is out of range', [site.root], { PORT: '70000' }, 'PORT must be a number from 0 to 65535, not "70000"'],
  ])('does not start, and gives the reason, when %s', (_, args, env, reason) => {
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
  });
});
