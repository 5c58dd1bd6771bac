import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Folders, foldersIn } from '../folders.ts';
import { retirementOptions } from './retire.ts';

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
  folders = foldersIn(project, join(project, '.desk'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});

function write(file: string, text: string) {
  mkdirSync(dirname(join(folders.content, file)), { recursive: true });
  writeFileSync(join(folders.content, file), text);
}

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
