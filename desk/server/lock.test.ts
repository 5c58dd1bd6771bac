import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findRunningDesk } from './lock.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'open.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('another desk is found only while its process is running', () => {
  expect(findRunningDesk(lock)).toBeUndefined();
  // Uses the parent process, because it is running.
  writeFileSync(lock, JSON.stringify({ pid: process.ppid, url: 'http://127.0.0.1:1' }));
  expect(findRunningDesk(lock)).toBe('http://127.0.0.1:1');
  writeFileSync(lock, JSON.stringify({ pid: 2 ** 30, url: 'http://127.0.0.1:1' }));
  expect(findRunningDesk(lock)).toBeUndefined();
  writeFileSync(lock, 'half written');
  expect(findRunningDesk(lock)).toBeUndefined();
});

it('a lock file of the current process is not treated as another desk', () => {
  writeFileSync(lock, JSON.stringify({ pid: process.pid, url: 'http://127.0.0.1:1' }));
  expect(findRunningDesk(lock)).toBeUndefined();
});
