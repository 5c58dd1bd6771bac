import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBundles } from './bundles.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundles-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Bundles the source of a project with one module and one page of content. */
const bundle = vi.fn(async () => {
  const source = readFileSync(join(root, 'app/early.ts'), 'utf8');
  write('build/client/early.js', `bundled ${source}`);
  write('build/server/index.js', `served ${source}`);
});

async function build(): Promise<{ script: string; isBundled: boolean }> {
  bundle.mockClear();
  await makeBundles(bundle, root);
  const script = readFileSync(join(root, 'build/client/early.js'), 'utf8');
  return { script, isBundled: bundle.mock.calls.length > 0 };
}

it('bundles again if a source has changed, and otherwise restores the bundles without the pages of the last build', async () => {
  write('app/early.ts', 'one');
  write('content/scheme.yaml', 'amount: 1');
  expect(await build()).toEqual({ script: 'bundled one', isBundled: true });
  write('build/client/retired/index.html', 'a page');
  write('content/scheme.yaml', 'amount: 2');
  expect(await build()).toEqual({ script: 'bundled one', isBundled: false });
  expect(readdirSync(join(root, 'build/client'))).toEqual(['early.js']);
  write('app/early.ts', 'two');
  expect(await build()).toEqual({ script: 'bundled two', isBundled: true });
  write('app/early.ts', 'one');
  expect(await build()).toEqual({ script: 'bundled one', isBundled: false });
});

it('bundles again if a file was added or renamed, or a font has other letters', async () => {
  write('app/early.ts', 'one');
  await build();
  write('app/late.ts', '');
  expect((await build()).isBundled).toBe(true);
  write('.cache/fonts/mukta.woff2', 'क');
  expect((await build()).isBundled).toBe(true);
  write('.cache/fonts/mukta.woff2', 'क ख');
  expect((await build()).isBundled).toBe(true);
});

it('keeps nothing of a bundler that failed', async () => {
  write('app/early.ts', 'one');
  bundle.mockRejectedValueOnce(new Error('stopped'));
  await expect(build()).rejects.toThrow('stopped');
  expect(await build()).toEqual({ script: 'bundled one', isBundled: true });
});

it('accepts that another build of the same sources has kept its bundles first', async () => {
  write('app/early.ts', 'one');
  bundle.mockImplementationOnce(() => makeBundles(bundle, root));
  expect(await build()).toEqual({ script: 'bundled one', isBundled: true });
  expect(readdirSync(join(root, '.cache/bundles'))).toHaveLength(1);
});

it('keeps the bundles of three states of the sources', async () => {
  for (const state of ['one', 'two', 'three', 'four']) {
    write('app/early.ts', state);
    await build();
  }
  expect(readdirSync(join(root, '.cache/bundles'))).toHaveLength(3);
  expect((await build()).isBundled).toBe(false);
});
