import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Folders, foldersIn } from '../folders.ts';
import { discardDraft, readEntry, saveDraft } from './entryStore.ts';

const FILE = 'notices/admission.yaml';
const TEXT = `# from the regional office
id: admission
title:
  en: Admission
  mr: प्रवेश # short
pdfUrl:
  en: /pdfs/notices/old.en.pdf
`;

/** The error for an entry that has changed since it was opened. */
const CONFLICT = expect.objectContaining({ status: 409 });

let project: string;
let folders: Folders;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'desk-'));
  folders = foldersIn(project, join(project, '.desk'));
  mkdirSync(join(folders.content, 'notices'), { recursive: true });
  writeFileSync(join(folders.content, FILE), TEXT);
});
afterEach(() => rmSync(project, { recursive: true }));

const published = () => readFileSync(join(folders.content, FILE), 'utf8');
const versionNow = () => readEntry(folders, FILE).version;
const renamed = (en: string) => ({ ...(parse(TEXT) as object), title: { en, mr: 'प्रवेश' } });

describe('saving an entry', () => {
  it('as a draft does not change the published text, and copies its comments to the draft', () => {
    const entry = saveDraft(folders, { file: FILE, value: renamed('Places'), version: versionNow() });
    expect(entry).toMatchObject({ published: { title: { en: 'Admission' } }, draft: { title: { en: 'Places' } } });
    expect(published()).toBe(TEXT);
    expect(readFileSync(join(folders.drafts, FILE), 'utf8')).toBe(TEXT.replace('en: Admission', 'en: Places'));
  });

  it('is rejected without writing anything when another window has saved the entry', () => {
    const opened = versionNow();
    const first = saveDraft(folders, { file: FILE, value: renamed('First'), version: opened });
    expect(() => saveDraft(folders, { file: FILE, value: renamed('Second'), version: opened })).toThrow(CONFLICT);
    expect(readEntry(folders, FILE)).toEqual(first);
  });

  it('prevents an outdated window from discarding the new draft', () => {
    const opened = versionNow();
    saveDraft(folders, { file: FILE, value: renamed('Second window'), version: opened });
    expect(() => discardDraft(folders, { file: FILE, version: opened })).toThrow(CONFLICT);
    expect(readFileSync(join(folders.drafts, FILE), 'utf8')).toContain('Second window');
  });

  it('writes nothing when the entry cannot be serialized as YAML', () => {
    const value = { ...renamed('New'), ['long'.repeat(300)]: 1 };
    expect(() => saveDraft(folders, { file: FILE, value, version: versionNow() })).toThrow('cannot be written');
    expect(existsSync(folders.drafts) || existsSync(folders.history)).toBe(false);
  });

  it('is rejected when another program has changed a comment', () => {
    const opened = versionNow();
    writeFileSync(join(folders.content, FILE), TEXT.replace('# short', '# long'));
    expect(() => saveDraft(folders, { file: FILE, value: renamed('Mine'), version: opened })).toThrow(CONFLICT);
  });

  it('that is thrown away later leaves its text in the history', () => {
    saveDraft(folders, { file: FILE, value: renamed('Places'), version: versionNow() });
    discardDraft(folders, { file: FILE, version: versionNow() });
    expect(existsSync(join(folders.drafts, FILE))).toBe(false);
    expect(readFileSync(join(folders.history, 'drafts/notices/admission/000001.yaml'), 'utf8')).toContain('Places');
  });
});

/** A program that saves a large text as a draft. With `kill`, it is killed when the new text is about to get the name of the draft. */
const SAVER = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  import { foldersIn } from ${JSON.stringify(join(import.meta.dirname, '../folders.ts'))};
  import { readEntry, saveDraft } from ${JSON.stringify(join(import.meta.dirname, 'entryStore.ts'))};
  const [project, kill] = process.argv.slice(1);
  const folders = foldersIn(project, project + '/.desk');
  const { renameSync } = fs;
  fs.renameSync = (from, to) => (kill && to.endsWith('${FILE}') ? process.kill(process.pid, 'SIGKILL') : renameSync(from, to));
  syncBuiltinESMExports();
  const value = { id: 'admission', text: 'अ'.repeat(200_000) };
  saveDraft(folders, { file: '${FILE}', value, version: readEntry(folders, '${FILE}').version });`;

describe('an interrupted save', () => {
  const draft = () => readFileSync(join(folders.drafts, FILE), 'utf8');
  let before: string;
  beforeEach(() => {
    saveDraft(folders, { file: FILE, value: renamed('Before'), version: versionNow() });
    before = draft();
  });

  it('leaves the complete old draft when the process is killed before the new one is complete', () => {
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', SAVER, project, 'kill']);
    expect(signal).toBe('SIGKILL');
    expect(draft()).toBe(before);
  });

  it('fails with a message on a full disk, and leaves the draft unchanged', () => {
    // Limits files to 64 kB, so that a write fails as on a full disk.
    const { status, stderr } = spawnSync(
      'bash',
      [
        '-c',
        'trap "" XFSZ; ulimit -f 64; exec "$0" "$@"',
        process.execPath,
        '--input-type=module',
        '--eval',
        SAVER,
        project,
      ],
      { encoding: 'utf8' },
    );
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/EFBIG|ENOSPC|File too large/);
    expect(draft()).toBe(before);
    expect(readdirSync(join(folders.drafts, 'notices'))).toEqual(['admission.yaml']);
  });
});
