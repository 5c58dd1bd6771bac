import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { decodeNames } from './decode-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'names-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('decodeNames gives files the decoded names that hosts look up, even inside a renamed folder', async () => {
  mkdirSync(join(folder, 'gallery/Mahad%20day/a%26b'), { recursive: true });
  writeFileSync(join(folder, 'gallery/Mahad%20day/a%26b/1.html'), '');
  writeFileSync(join(folder, 'gallery/Mahad%20day.jpg'), '');
  await decodeNames(folder);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'gallery',
    'gallery/Mahad day',
    'gallery/Mahad day.jpg',
    'gallery/Mahad day/a&b',
    'gallery/Mahad day/a&b/1.html',
  ]);
});
