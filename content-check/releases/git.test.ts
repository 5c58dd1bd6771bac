import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { gitIn, lastRecord, lastRelease } from './git.ts';

const root = mkdtempSync(join(tmpdir(), 'tags-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('lastRecord', () => {
  it('is the last commit that wrote changes, not one that changed the description of the folder', () => {
    const folder = mkdtempSync(join(root, 'records-'));
    const git = gitIn(folder);
    const commit = (file: string) => {
      mkdirSync(join(folder, 'content/changes'), { recursive: true });
      writeFileSync(join(folder, 'content/changes', file), file);
      git('add', '.');
      git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-q', '-m', file);
      return git('rev-parse', 'HEAD');
    };
    git('init', '-q');
    commit('README.md');
    expect(lastRecord(git)).toBeUndefined();
    const publication = commit('publication-1.yaml');
    commit('NOTE.md');
    expect(lastRecord(git)).toBe(publication);
  });
});

describe('lastRelease', () => {
  it('compares versions by number and ignores other tags', () => {
    const git = gitIn(root);
    git('init', '-q');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-q', '--allow-empty', '-m', 'a commit');
    expect(lastRelease(git)).toBeUndefined();
    for (const tag of ['v0.9.0', 'v0.10.0', 'v0.2.0', 'vayoshree', 'v1.0.0-test']) git('tag', tag);
    expect(lastRelease(git)).toBe('0.10.0');
  });
});
