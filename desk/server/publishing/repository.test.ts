import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { git } from '#content-check/git.ts';
import { headOf, uncommittedFiles } from './repository.ts';

let project: string;
const write = (name: string, text = 'a') => writeFileSync(join(project, 'content', name), text);
const found = async () => uncommittedFiles(project, await headOf(project), join(project, '.git/test.index'));

beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), 'repository-'));
  mkdirSync(join(project, 'content/schemes'), { recursive: true });
  write('site.yaml');
  write('known.orig');
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
  for (const command of [
    ['init', '-q'],
    ['add', '-A'],
    [...author, 'commit', '-q', '-m', 'a'],
  ])
    await git(project, command);
});
afterEach(() => rmSync(project, { recursive: true }));

describe('files that somebody changed without a commit', () => {
  it('are changed and new files of content/', async () => {
    expect(await found()).toEqual([]);
    write('site.yaml', 'b');
    write('schemes/new.yaml');
    expect((await found()).sort()).toEqual(['schemes/new.yaml', 'site.yaml']);
  });

  it('are not those that a system or a program left there, which would stop every publication', async () => {
    for (const name of ['.DS_Store', 'schemes/.~lock.book-bank.yaml#', 'site.yaml.orig', 'schemes/Thumbs.db'])
      write(name);
    expect(await found()).toEqual([]);
  });
});
