import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repositoryState } from './state.mjs';

const folder = mkdtempSync(join(tmpdir(), 'state-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the state of the repository contains its commit and every changed or new file', () => {
  const git = (...words) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'A tester');
  git('config', 'user.email', 'tester@example.org');
  expect(repositoryState(folder)).toEqual({ changed: [] });
  writeFileSync(join(folder, 'a.txt'), 'a');
  git('add', '.');
  git('commit', '-qm', 'a file');
  expect(repositoryState(folder)).toEqual({ commit: git('rev-parse', 'HEAD'), changed: [] });
  writeFileSync(join(folder, 'a.txt'), 'b');
  mkdirSync(join(folder, 'new'));
  writeFileSync(join(folder, 'new', 'b.txt'), 'b');
  expect(repositoryState(folder).changed).toEqual([' M a.txt', '?? new/b.txt']);
});
