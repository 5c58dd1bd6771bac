import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { git } from '../git.ts';
import { lastRecord, lastRelease } from './history.ts';

const AUTHOR = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
const root = mkdtempSync(join(tmpdir(), 'tags-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('lastRecord', () => {
  it('is the last commit that wrote changes, not one that changed the description of the folder', async () => {
    const folder = mkdtempSync(join(root, 'records-'));
    const commit = async (file: string) => {
      mkdirSync(join(folder, 'content/changes'), { recursive: true });
      writeFileSync(join(folder, 'content/changes', file), file);
      await git(folder, ['add', '.']);
      await git(folder, [...AUTHOR, 'commit', '-q', '-m', file]);
      return git(folder, ['rev-parse', 'HEAD']);
    };
    await git(folder, ['init', '-q']);
    await commit('README.md');
    expect(await lastRecord(folder)).toBeUndefined();
    const publication = await commit('publication-1.yaml');
    await commit('NOTE.md');
    expect(await lastRecord(folder)).toBe(publication);
  });
});

describe('lastRelease', () => {
  it('compares versions by number and ignores other tags', async () => {
    await git(root, ['init', '-q']);
    await git(root, [...AUTHOR, 'commit', '-q', '--allow-empty', '-m', 'a commit']);
    expect(await lastRelease(root)).toBeUndefined();
    for (const tag of ['v0.9.0', 'v0.10.0', 'v0.2.0', 'vayoshree', 'v1.0.0-test']) await git(root, ['tag', tag]);
    expect(await lastRelease(root)).toBe('0.10.0');
  });
});
