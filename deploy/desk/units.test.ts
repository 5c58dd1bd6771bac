import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const names = readdirSync(import.meta.dirname).filter((name) => /\.(service|timer)$/.test(name));
const missing = spawnSync('systemd-analyze', ['--version']).status !== 0;

/** Maximum exposure level by `systemd-analyze security`, in tenths. 0: an attacker could do nothing; 100: everything. */
const LARGEST_EXPOSURE = 20;

it('the desk starts when the clock of the machine is right', () => {
  const lines = readFileSync(join(import.meta.dirname, 'sahayya-desk.service'), 'utf8').split('\n');
  const targets = (setting: string) => lines.find((line) => line.startsWith(`${setting}=`))?.split(/[= ]/) ?? [];
  expect(targets('Wants')).toContain('time-sync.target');
  expect(targets('After')).toContain('time-sync.target');
});

describe.skipIf(missing)(`the units of the desk${missing ? ', skipped: systemd is not installed' : ''}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  // systemd refuses a unit whose program does not exist.
  for (const name of names) {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    writeFileSync(join(folder, name), text.replaceAll('/srv/sahayya', process.cwd()));
  }
  const analyze = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    return { status, problems: status === 0 ? stderr : stdout + stderr };
  };

  it('contain only settings that systemd knows', () => {
    expect(names).toHaveLength(3);
    const files = names.map((name) => join(folder, name));
    expect(analyze('verify', '--man=no', ...files)).toEqual({ status: 0, problems: '' });
  });

  it.each(names.filter((name) => name.endsWith('.service')))('have a low exposure level: %s', (name) => {
    const limit = [`--threshold=${LARGEST_EXPOSURE}`, '--offline=true'];
    expect(analyze('security', ...limit, join(folder, name))).toMatchObject({ status: 0 });
  });
});
