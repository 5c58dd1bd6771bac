import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
const home = join(folder, 'home');
const site = join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  for (const part of [home, site]) rmSync(part, { recursive: true, force: true });
  write(site, '404/index.html', 'Not found');
});

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function release(...args: string[]) {
  return releaseWith({}, ...args);
}

function releaseWith(env: NodeJS.ProcessEnv, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('sh', [join(import.meta.dirname, 'release.sh'), ...args], {
    env: { ...process.env, SAHAYYA_HOME: home, ...env },
  });
  return { status, output: String(stdout) + String(stderr) };
}

/** Publishes a site with this text. Names the release after the day. */
function publish(text: string, day: number): string {
  write(site, 'index.html', text);
  rmSync(join(site, 'assets'), { recursive: true, force: true });
  write(site, `assets/${text}.js`, text);
  expect(release('publish', site)).toMatchObject({ status: 0 });
  return rename(day);
}

/** Renames the newest release, because two releases in the same second would have the same name. */
function rename(day: number): string {
  const name = `2026-01-0${day}T00-00-00`;
  const [newest = ''] = readdirSync(join(home, 'releases')).sort().reverse();
  spawnSync('mv', [join(home, 'releases', newest), join(home, 'releases', name)]);
  spawnSync('ln', ['-sfn', `releases/${name}`, join(home, 'current')]);
  return name;
}

const readShown = (file = 'index.html') => readFileSync(join(home, 'current', file), 'utf8');

describe.skipIf(process.platform !== 'linux')('a release', () => {
  it('replaces the previous release, but keeps its scripts and pictures for open pages', () => {
    publish('first', 1);
    publish('second', 2);
    expect(readShown()).toBe('second');
    expect([readShown('assets/first.js'), readShown('assets/second.js')]).toEqual(['first', 'second']);
  });

  it('can be rolled back', () => {
    publish('first', 1);
    const second = publish('second', 2);
    publish('third', 3);
    expect(release('back').status).toBe(0);
    expect(readShown()).toBe('second');
    expect(release('list').output).toContain(`${second} (shown)`);
    expect(release('back').status).toBe(0);
    expect(readShown()).toBe('first');
    expect(release('back')).toMatchObject({ status: 1, output: expect.stringContaining('no earlier release') });
    expect(readShown()).toBe('first');
  });

  it('deletes scripts that are too old to be used by any open page', () => {
    publish('first', 1);
    const longAgo = new Date('2020-01-01');
    utimesSync(join(home, 'current/assets/first.js'), longAgo, longAgo);
    publish('second', 2);
    expect(existsSync(join(home, 'current/assets/first.js'))).toBe(false);
  });

  it('leaves only the five newest releases, including itself', () => {
    for (const day of [1, 2, 3, 4, 5, 6, 7]) publish(`site-${day}`, day);
    expect(readdirSync(join(home, 'releases'))).toHaveLength(5);
    expect(readShown()).toBe('site-7');
  });

  it('has the given name, and replaces an unfinished release of this name, but never the one that is shown', () => {
    publish('first', 1);
    write(join(home, 'releases/2026-02-01-second'), 'left.html', 'left by an interrupted command');
    write(site, 'index.html', 'second');
    expect(release('publish', site, '2026-02-01-second').status).toBe(0);
    expect(release('list').output).toContain('2026-02-01-second (shown)');
    expect(existsSync(join(home, 'current/left.html'))).toBe(false);
    expect(release('publish', site, '2026-02-01-second')).toMatchObject({ status: 1 });
    expect(readShown()).toBe('second');
  });

  it('leaves as many releases as $RELEASES_KEPT says', () => {
    for (const day of [1, 2, 3, 4]) publish(`site-${day}`, day);
    expect(releaseWith({ RELEASES_KEPT: '2' }, 'publish', site, '2026-02-01').status).toBe(0);
    expect(readdirSync(join(home, 'releases')).sort()).toEqual(['2026-01-04T00-00-00', '2026-02-01']);
  });

  it('is verified with its checksums, and the output lists changed, missing and added files', () => {
    write(site, 'index.html', 'published');
    expect(release('publish', site).status).toBe(0);
    expect(release('verify')).toMatchObject({ status: 0, output: expect.stringContaining('is as it was published') });
    write(join(home, 'current'), 'index.html', 'touched');
    write(join(home, 'current'), 'added.html', 'added');
    rmSync(join(home, 'current/404/index.html'));
    const { status, output } = release('verify');
    expect(status).toBe(1);
    expect(output.match(/^[<>].*\.\/.*$/gm)?.map((line) => line.replace(/ [0-9a-f]{64} /, ''))).toEqual([
      '< ./404/index.html',
      '< ./index.html',
      '> ./added.html',
      '> ./index.html',
    ]);
  });

  it('is rejected if its error page is missing', () => {
    publish('first', 1);
    rmSync(join(site, '404'), { recursive: true });
    expect(release('publish', site)).toMatchObject({ status: 1, output: expect.stringContaining('no finished site') });
    expect(readShown()).toBe('first');
  });
});
