import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, run } from './command.mjs';

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const entries = Object.entries(packages).filter(([path]) => path !== '');

/** Native parts that the registry at hand did not offer when the lock file was written; `npm run lock` asks again. */
const WITHOUT_CHECKSUM =
  /^node_modules\/(@biomejs\/cli|@cloudflare\/workerd|@myriaddreamin\/typst-ts-node-compiler|@oxc-parser\/binding)-(android|darwin|freebsd|openharmony|win(32|dows)|linux-((x64|arm64)-musl|arm-|ppc64|riscv64|s390x))|typst-ts-node-compiler-linux-arm64-gnu$/;

describe('the lock file', () => {
  it('binds every package to a checksum, but for native parts of a few systems', () => {
    const gaps = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(gaps.filter(([path, { optional }]) => !optional || !WITHOUT_CHECKSUM.test(path))).toEqual([]);
  });

  it('binds each Node that runs the project to a checksum', () => {
    const nodes = entries.filter(([path]) => /^node_modules\/node-(linux|win|darwin)/.test(path));
    expect(nodes).toHaveLength(Object.keys(packages[''].optionalDependencies).length);
    for (const [, { integrity }] of nodes) expect(integrity).toMatch(/^sha512-/);
  });

  it('names no download address, so that a mirror of the registry can be used', () => {
    expect(entries.filter(([, { resolved }]) => resolved?.startsWith('http'))).toEqual([]);
  });
});

it('no package runs a script while it is installed', async () => {
  expect((await run('npm', ['config', 'get', 'ignore-scripts'])).output.trim()).toMatch(/^true$/m);
});
