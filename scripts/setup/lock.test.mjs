import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, run } from './command.mjs';

describe.each(['package-lock.json', 'tools/package-lock.json'])('%s', (file) => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const entries = Object.entries(packages).filter(([path]) => path !== '');

  it('has a checksum for every package', () => {
    expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  it('has an entry for the optional packages of every system', () => {
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    expect(wanted.filter((name) => !entries.some(([path]) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
  });

  it('contains no download address, so that a mirror of the registry can be used', () => {
    expect(entries.filter(([, { resolved }]) => resolved?.startsWith('http'))).toEqual([]);
  });
});

it('the lock file has exactly the packages of package.json, because npm would install again before each command', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(packages['']).toEqual(expect.objectContaining({ dependencies, devDependencies }));
});

it('no package may run a script during its installation', async () => {
  expect((await run('npm', ['config', 'get', 'ignore-scripts'])).output.trim()).toMatch(/^true$/m);
});
