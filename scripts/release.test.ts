import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesOf } from './release/manifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'served-'));
afterAll(() => rmSync(folder, { recursive: true }));

function release(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'release.ts'), ...words]);
  return { status, said: String(stdout) + String(stderr) };
}

describe('the command', () => {
  it('compares a served folder with a manifest and names the file that was touched', () => {
    const site = join(folder, 'site');
    const manifest = join(folder, 'manifest.json');
    mkdirSync(site);
    writeFileSync(join(site, 'index.html'), 'as published');
    writeFileSync(
      manifest,
      JSON.stringify({ version: '0.1.0', commit: 'abc', date: '2026-03-01', files: filesOf(site) }),
    );
    expect(release('--verify', site, manifest)).toMatchObject({
      status: 0,
      said: expect.stringContaining('Version 0.1.0 of 2026-03-01, commit abc: every file is as it was published'),
    });
    writeFileSync(join(site, 'index.html'), 'touched');
    expect(release('--verify', site, manifest)).toMatchObject({
      status: 1,
      said: expect.stringMatching(/1 not so\ndiffers +index\.html/),
    });
  });

  it('refuses what it does not know, so that a misspelt --rehearse releases nothing', () => {
    expect(release('--reherse')).toMatchObject({ status: 1, said: expect.stringContaining('--rehearse') });
    expect(release('--verify', join(folder, 'nowhere'))).toMatchObject({ status: 1 });
  });

  it('asks for the two hyphens where npm has kept the option for itself', () => {
    const env = { ...process.env, npm_config_rehearse: 'true' };
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'release.ts')], { env });
    expect([status, String(stderr)]).toEqual([1, expect.stringContaining('two hyphens')]);
  });
});
