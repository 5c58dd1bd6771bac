import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Folders, foldersIn } from '../folders.ts';
import { readEntry, undoSave } from './entryStore.ts';
import { removeEntry, retirementOptions } from './retire.ts';

const OLD = 'schemes/old-grant.yaml';
const FILES = {
  'site.yaml': "lastUpdated: '2027-05-01'\n",
  [OLD]: 'id: old-grant # by hand\ntitle: { en: Old grant, mr: जुने अनुदान }\n',
  'schemes/new-grant.yaml': 'id: new-grant\ntitle: { en: New grant, mr: नवे अनुदान }\nrelated: [old-grant]\n',
  'home.yaml': 'quickLinks:\n  - path: /scheme/old-grant\n',
};

let folders: Folders;
beforeEach(() => {
  const project = mkdtempSync(join(tmpdir(), 'desk-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  folders = foldersIn(project);
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});

function write(file: string, text: string) {
  mkdirSync(dirname(join(folders.content, file)), { recursive: true });
  writeFileSync(join(folders.content, file), text);
}

function git(...words: string[]) {
  const who = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org'];
  execFileSync('git', [...who, ...words], { cwd: folders.content, stdio: 'ignore' });
}

function commit() {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'content');
}

const release = () => git('tag', 'v1.0.0');

const noteRelease = () => write('changes/1.0.0.yaml', "version: '1.0.0'\n");

function forget() {
  write('schemes/new-grant.yaml', 'id: new-grant\n');
  write('home.yaml', 'quickLinks: []\n');
}

const remove = () => removeEntry(folders, 'schemes', { file: OLD, version: readEntry(folders, OLD).version });

describe('before an entry goes', () => {
  it('every entry that names it is listed with its title and the field, in the language of the desk', () => {
    expect(retirementOptions(folders, 'schemes', OLD, 'mr')?.places).toMatchObject([
      { collection: 'home', entry: '' },
      { collection: 'schemes', entry: 'new-grant', title: { mr: 'नवे अनुदान' }, field: 'संबंधित योजना' },
    ]);
  });

  it('nothing is said of what cannot be retired', () => {
    expect(retirementOptions(folders, 'site', 'site.yaml', 'en')).toBeUndefined();
    expect(retirementOptions(folders, 'schemes', 'schemes/nothing.yaml', 'en')).toBeUndefined();
  });
});

describe('an entry', () => {
  it('that is in no release and that nothing names is removed, and can be brought back', () => {
    commit();
    forget();
    expect(retirementOptions(folders, 'schemes', OLD, 'en')).toEqual({ places: [], canRemove: true });
    const removed = remove();
    expect(existsSync(join(folders.content, OLD))).toBe(false);
    undoSave(folders, { file: OLD, version: removed?.version ?? '' });
    expect(readFileSync(join(folders.content, OLD), 'utf8')).toBe(FILES[OLD]);
  });

  it.each([
    ['that a release had', [commit, release, forget]],
    ['that something names', [commit]],
    ['of a copy without git', [forget]],
    ['of a copy to which no release was fetched', [commit, noteRelease, forget]],
  ])('%s is not removed', (_, steps) => {
    for (const step of steps) step();
    expect(remove()).toBeUndefined();
    expect(existsSync(join(folders.content, OLD))).toBe(true);
  });

  it('with a tag that is no release can be removed', () => {
    commit();
    git('tag', 'before-the-move');
    forget();
    expect(remove()).toBeDefined();
  });
});
