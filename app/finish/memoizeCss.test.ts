import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoizeCss } from './memoizeCss.server.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'));
  vi.stubEnv('KEPT_STYLES', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const make = vi.fn((css: string, language: string) => `${css} in ${language}`);
/** Starts a build, which knows only what the folder keeps. */
const startBuild = (name = 'rules') => {
  make.mockClear();
  return memoizeCss(name, make);
};

it('makes the same styles once, also for later builds', () => {
  const rules = startBuild();
  expect([rules('a{}', 'mr'), rules('a{}', 'mr'), rules('a{}', 'en')]).toEqual(['a{} in mr', 'a{} in mr', 'a{} in en']);
  expect(make).toHaveBeenCalledTimes(2);
  expect(startBuild()('a{}', 'mr')).toBe('a{} in mr');
  expect(make).not.toHaveBeenCalled();
});

it('keeps results of different functions apart', () => {
  startBuild()('a{}', 'mr');
  startBuild('names')('a{}', 'mr');
  expect(make).toHaveBeenCalledOnce();
  expect(readdirSync(folder)).toHaveLength(2);
});

it('keeps nothing on disk without a folder', () => {
  vi.stubEnv('KEPT_STYLES', '');
  writeFileSync(join(folder, 'other.css'), '');
  expect(startBuild()('a{}', 'mr')).toBe('a{} in mr');
  expect(readdirSync(folder)).toEqual(['other.css']);
});
