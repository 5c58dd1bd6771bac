import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { daysOf, uncommittedFiles } from './entryDays.ts';

const part = (changes: object = {}) => ({ source: ['A letter'], confidence: 'high', asOf: '2025-07-22', ...changes });
const days = (entry: object) => daysOf({ file: 'a.yaml', entry }, []);

it('the day of comparison is the review, or the day on which the entry was true, of the part compared longest ago', () => {
  expect(days(part())).toEqual({ compared: '2025-07-22' });
  expect(days(part({ reviewed: '2026-01-01' }))).toEqual({ compared: '2026-01-01' });
  expect(days({ offices: { thane: part(), palghar: part({ asOf: '2024-01-01' }) } })).toEqual({
    compared: '2024-01-01',
  });
});

it('a sample or a retired part has nothing to compare', () => {
  expect(days(part({ sample: true }))).toEqual({});
  expect(days(part({ retired: { on: '2026-01-01' } }))).toEqual({});
});

it('a portal has the day since which it does not open', () => {
  expect(days({ state: { is: 'down', since: '2026-02-01' } })).toEqual({ down: '2026-02-01' });
  expect(days({ state: { is: 'ok', since: '2026-02-01' } })).toEqual({});
});

it('a file that differs from the last commit is changed, and without git no file is', () => {
  const project = mkdtempSync(join(tmpdir(), 'desk-git-'));
  const content = join(project, 'content');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: project });
  mkdirSync(content);
  for (const name of ['same', 'saved', 'staged']) writeFileSync(join(content, `${name}.yaml`), 'a: 1');
  expect(uncommittedFiles(content)).toEqual(new Set());
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'a');
  for (const name of ['saved', 'staged', 'new']) writeFileSync(join(content, `${name}.yaml`), 'a: 2');
  git('add', 'content/staged.yaml');
  expect([...uncommittedFiles(content)].filter(Boolean).sort()).toEqual(['new.yaml', 'saved.yaml', 'staged.yaml']);
  rmSync(project, { recursive: true });
});
