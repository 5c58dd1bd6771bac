import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { prepareDataFolder } from './dataFolder.ts';

const root = mkdtempSync(join(tmpdir(), 'data-folder-'));
const project = join(root, 'project');
mkdirSync(project);
symlinkSync(project, join(root, 'link'));
afterAll(() => rmSync(root, { recursive: true }));

it('the data folder is created, and closed to other users even if it was open', () => {
  for (const name of ['new/data', 'open', '..data']) {
    if (name === 'open') mkdirSync(join(root, name), { mode: 0o755 });
    const data = prepareDataFolder(project, join(root, name));
    expect(data).toBe(join(root, name));
    expect(statSync(data).mode & 0o777).toBe(0o700);
  }
});

it.each(['project', 'project/data', 'project/a/../b', 'link/data', '.'])(
  'the data folder is refused inside the project: %s',
  (name) => {
    expect(() => prepareDataFolder(project, join(root, name))).toThrow(/inside the project[\s\S]*प्रकल्पाच्या आत/);
  },
);

it('a folder with other files is refused and stays open to others, but not one with files of the desk', () => {
  const folder = mkdtempSync(join(root, 'other-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'letter.txt'), '');
  expect(() => prepareDataFolder(project, folder)).toThrow(/other files[\s\S]*दुसऱ्या फाइली/);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
  writeFileSync(join(folder, 'desk.yaml'), '');
  expect(prepareDataFolder(project, folder)).toBe(folder);
});

it('a data folder that cannot be created is refused in both languages', () => {
  writeFileSync(join(root, 'file'), '');
  expect(() => prepareDataFolder(project, join(root, 'file', 'data'))).toThrow(/cannot be used[\s\S]*वापरता येत नाही/);
});
