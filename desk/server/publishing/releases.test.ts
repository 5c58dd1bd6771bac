import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUILD_COMMANDS, type PublisherOptions } from './publisherOptions.ts';
import { releaseFolder, showFormerRelease, shownRelease, showRelease } from './releases.ts';

const { PATH } = process.env;
let root: string;
let options: PublisherOptions;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
  const there = join(root, 'there');
  options = {
    ...BUILD_COMMANDS,
    home: join(root, 'here'),
    target: { kind: 'ssh', host: 'web.example', home: there },
  };
  // Stands for the other machine: runs the command here, without the name of the host.
  mkdirSync(join(root, 'programs'));
  writeFileSync(join(root, 'programs/ssh'), '#!/bin/sh\nshift\nexec sh -c "$*"\n', { mode: 0o755 });
  process.env.PATH = `${join(root, 'programs')}${delimiter}${PATH}`;
});
afterEach(() => {
  process.env.PATH = PATH;
  rmSync(root, { recursive: true });
});

function pages(text: string): string {
  const folder = join(root, 'pages');
  mkdirSync(join(folder, '404'), { recursive: true });
  for (const file of ['index.html', '404/index.html']) writeFileSync(join(folder, file), text);
  return folder;
}

const site = () => ({ desk: { project: process.cwd(), data: root }, options });
const shownThere = () => readFileSync(join(root, 'there/current/index.html'), 'utf8');

const missing = spawnSync('rsync', ['--version']).status !== 0;

describe.skipIf(missing)(`a site on another machine${missing ? ', skipped: rsync is not installed' : ''}`, () => {
  it('shows each release there and here, and former ones again', async () => {
    await showRelease(site(), pages('first'), '2026-01-01');
    await showRelease(site(), pages('second'), '2026-01-02');
    expect([shownThere(), shownRelease(options)]).toEqual(['second', '2026-01-02']);
    await showFormerRelease(site(), '2026-01-01');
    expect([shownThere(), shownRelease(options)]).toEqual(['first', '2026-01-01']);
  });

  it('gets a former release again if it has lost it', async () => {
    await showRelease(site(), pages('first'), '2026-01-01');
    await showRelease(site(), pages('second'), '2026-01-02');
    rmSync(join(root, 'there/releases/2026-01-01'), { recursive: true });
    await showFormerRelease(site(), '2026-01-01');
    expect(shownThere()).toBe('first');
  });

  it('is not switched here if the other machine cannot be reached', async () => {
    await showRelease(site(), pages('first'), '2026-01-01');
    writeFileSync(join(root, 'programs/ssh'), '#!/bin/sh\nexit 255\n');
    await expect(showRelease(site(), pages('second'), '2026-01-02')).rejects.toThrow('ssh web.example');
    expect(shownRelease(options)).toBe('2026-01-01');
    expect(readdirSync(releaseFolder(options, ''))).toEqual(['2026-01-01']);
  });
});
