import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { creditedPackages, projectPackages } from './packages.server.ts';

const named = JSON.stringify({ dependencies: { view: '1.0.0' }, devDependencies: { checker: '3.0.0' } });
const LOCK = {
  '': { version: '0.1.0' },
  'node_modules/view': { version: '1.0.0', license: 'MIT' },
  'node_modules/@scope/part': { version: '2.0.0', license: 'ISC' },
  'node_modules/view/node_modules/part': { version: '2.1.0', license: 'BSD-3-Clause' },
  'node_modules/only-on-some': { version: '1.0.0', license: 'MIT', optional: true },
  'node_modules/checker': { version: '3.0.0', license: 'MPL-2.0', dev: true },
  'node_modules/checked': { version: '3.0.0', license: 'MIT', dev: true },
};
const lockWith = (packages: object) => JSON.stringify({ packages: { ...LOCK, ...packages } });

describe('the packages of a project', () => {
  it('are grouped into runtime dependencies, their own dependencies, and tools', () => {
    expect(creditedPackages(named, lockWith({}))).toEqual({
      runs: [{ name: 'view', version: '1.0.0', licence: 'MIT' }],
      needed: [
        { name: '@scope/part', version: '2.0.0', licence: 'ISC' },
        { name: 'part', version: '2.1.0', licence: 'BSD-3-Clause' },
      ],
      tools: [{ name: 'checker', version: '3.0.0', licence: 'MPL-2.0' }],
    });
  });

  it.each([
    { flaw: 'names no licence', packages: { 'node_modules/view': { version: '1.0.0' } } },
    { flaw: 'is not locked', packages: { 'node_modules/view': undefined } },
  ])('are rejected when one of them $flaw', ({ packages }) => {
    expect(() => creditedPackages(named, lockWith(packages))).toThrow('no version and licence of view');
  });
});

describe('this project', { tags: ['conformance/licences'] }, () => {
  const { runs, needed, tools } = projectPackages();

  it('credits each installed package with the version and licence of its own package.json', () => {
    const installed = [...runs, ...tools].map(({ name }) => {
      const { version, license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
      return { name, version, licence: license };
    });
    expect([...runs, ...tools]).toEqual(installed);
  });

  it('credits every package of package.json and the dependencies of the libraries', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(runs.map(({ name }) => name)).toEqual(Object.keys(dependencies));
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(devDependencies));
    expect(needed.map(({ name }) => name)).toContain('scheduler');
  });
});
