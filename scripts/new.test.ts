import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const CONTENT = join(process.cwd(), 'content');
const SCRIPT = join(import.meta.dirname, 'new.ts');
let folder: string;

/** Uses a made-up group, because the department may add offices to any real group. */
const GROUP = `id: example
locationTranslations:
  palghar:
    en: Palghar
    mr: पालघर
offices:
  palghar:
    office_google_location: Palghar
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'content', 'schemes'), { recursive: true });
  for (const name of ['albums', 'events', 'offices', 'districts.yaml', 'schemes/vayoshree.yaml'])
    cpSync(join(CONTENT, name), join(folder, 'content', name), { recursive: true });
  writeFileSync(join(folder, 'content/offices/example.yaml'), GROUP);
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...words], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
}

function everything(): string {
  return readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => (name.endsWith('.yaml') ? readFileSync(join(folder, 'content', name), 'utf8') : name))
    .join();
}

describe('npm run new', () => {
  it('writes a file and names the next step in both languages', () => {
    const { status, stdout } = run('scheme', 'new-pension');
    expect(status).toBe(0);
    expect(stdout).toContain('content/schemes/new-pension.yaml: fill in what is empty');
    expect(stdout).toContain('दोन्ही भाषांत भरा');
    expect(readFileSync(join(folder, 'content/schemes/new-pension.yaml'), 'utf8')).toMatch(/^id: new-pension\n/);
  });

  it('adds an office to the file of its group', () => {
    expect(run('office', 'example', 'thane').status).toBe(0);
    const after = readFileSync(join(folder, 'content/offices/example.yaml'), 'utf8');
    expect(after.split('\n')).toEqual(expect.arrayContaining(GROUP.split('\n')));
    expect(after).toContain('  thane:\n    en: Thane\n    mr: ठाणे\n');
  });

  it('fails if a file of the same kind is broken, and names the folder of that file', () => {
    writeFileSync(join(folder, 'content/events/1.yaml'), 'id: [');
    const { status, stderr } = run('event');
    expect(status).toBe(1);
    expect(stderr).toContain('A file in content/events cannot be read.');
  });

  it('writes nothing for wrong words, and gives the reason in both languages', () => {
    const before = everything();
    const { status, stderr } = run('office', 'example', 'palghar');
    expect(status).toBe(1);
    expect(stderr).toMatch(/already.*\n.*आधीच आहे/);
    expect(stderr.trim().split('\n')).toHaveLength(2);
    expect(everything()).toBe(before);
  });
});
