import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { git, readObjects, textsAt } from './git.ts';

it('nothing else of the content check and the desk runs git, and nothing waits for it while others ask', () => {
  const files = globSync('{content-check,desk}/**/*.ts', { exclude: ['**/*.test.ts', '**/testing/**'] });
  const source = (file: string) => readFileSync(file, 'utf8');
  expect(files.filter((file) => /\(\s*\[?['"]git['"]/.test(source(file)))).toEqual(['content-check/git.ts']);
  expect(source('content-check/git.ts')).not.toMatch(/(exec|execFile|spawn)Sync/);
});

it('reads the texts of a commit, not those in the folder, and refuses what the repository does not have', async () => {
  const root = mkdtempSync(join(tmpdir(), 'git-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (text: string) => {
    mkdirSync(join(root, 'content/schemes'), { recursive: true });
    for (const file of ['site.yaml', 'schemes/नाव with spaces.yaml', 'schemes/a.pdf'])
      writeFileSync(join(root, 'content', file), text);
  };
  await git(root, ['init', '-q']);
  write('first\n');
  await git(root, ['add', '.']);
  await git(root, ['-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'content']);
  write('second\n');
  const site = new Map([['site.yaml', 'first\n']]);
  expect(await textsAt(root, 'HEAD')).toEqual(new Map([...site, ['schemes/नाव with spaces.yaml', 'first\n']]));
  expect(await textsAt(root, 'HEAD', ['site.yaml', 'missing.yaml'])).toEqual(site);
  expect(await textsAt(root, 'HEAD', [])).toEqual(new Map());
  await expect(textsAt(root, 'v9.9.9')).rejects.toThrow('v9.9.9');
  await expect(readObjects(root, ['0'.repeat(40)])).rejects.toThrow('lost the object');
});
