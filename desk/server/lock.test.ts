import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openElsewhere, sayClosed, sayOpen } from './lock.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'open.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a desk is open elsewhere as long as its program runs', () => {
  expect(openElsewhere(lock)).toBeUndefined();
  // The program that started this test runs as well.
  writeFileSync(lock, JSON.stringify({ pid: process.ppid, url: 'http://127.0.0.1:1' }));
  expect(openElsewhere(lock)).toBe('http://127.0.0.1:1');
  writeFileSync(lock, JSON.stringify({ pid: 2 ** 30, url: 'http://127.0.0.1:1' }));
  expect(openElsewhere(lock)).toBeUndefined();
  writeFileSync(lock, 'broken off');
  expect(openElsewhere(lock)).toBeUndefined();
});

it('the desk itself is not elsewhere, and says when it is closed', () => {
  sayClosed(lock);
  sayOpen(lock, 'http://127.0.0.1:1');
  expect([existsSync(lock), openElsewhere(lock)]).toEqual([true, undefined]);
  sayClosed(lock);
  expect(existsSync(lock)).toBe(false);
});
