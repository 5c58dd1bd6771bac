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

function git(...args: string[]) {
  const who = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org'];
  execFileSync('git', [...who, ...args], { cwd: folders.content, stdio: 'ignore' });
}

function commit() {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'content');
}

const release = () => git('tag', 'v1.0.0');

const recordRelease = () => write('changes/1.0.0.yaml', "version: '1.0.0'\n");

function removeReferences() {
  write('schemes/new-grant.yaml', 'id: new-grant\n');
  write('home.yaml', 'quickLinks: []\n');
}

const remove = () => removeEntry(folders, 'schemes', { file: OLD, version: readEntry(folders, OLD).version });

describe('retirementOptions', () => {
  it('lists every reference to the entry, with title and field label in the language of the editor', () => {
    expect(retirementOptions(folders, 'schemes', OLD, 'mr')?.references).toMatchObject([
      { collection: 'home', entry: '' },
      { collection: 'schemes', entry: 'new-grant', title: { mr: 'नवे अनुदान' }, field: 'संबंधित योजना' },
    ]);
  });

  it('returns undefined for an entry that cannot be retired', () => {
    expect(retirementOptions(folders, 'site', 'site.yaml', 'en')).toBeUndefined();
    expect(retirementOptions(folders, 'schemes', 'schemes/nothing.yaml', 'en')).toBeUndefined();
  });
});

describe('an entry', () => {
  it('that was never released and has no references can be removed and restored', () => {
    commit();
    removeReferences();
    expect(retirementOptions(folders, 'schemes', OLD, 'en')).toEqual({ references: [], canRemove: true });
    const removed = remove();
    expect(existsSync(join(folders.content, OLD))).toBe(false);
    undoSave(folders, { file: OLD, version: removed?.version ?? '' });
    expect(readFileSync(join(folders.content, OLD), 'utf8')).toBe(FILES[OLD]);
  });

  it.each([
    ['in a release', [commit, release, removeReferences]],
    ['with references', [commit]],
    ['in a copy without git', [removeReferences]],
    ['in a clone without tags, with a recorded release', [commit, recordRelease, removeReferences]],
  ])('%s is not removed', (_, steps) => {
    for (const step of steps) step();
    expect(remove()).toBeUndefined();
    expect(existsSync(join(folders.content, OLD))).toBe(true);
  });

  it('in a tagged commit that is not a release can be removed', () => {
    commit();
    git('tag', 'before-the-move');
    removeReferences();
    expect(remove()).toBeDefined();
  });
});
