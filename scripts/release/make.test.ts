import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changesSchema } from '#app/model/changes/schema.server.ts';
import { makeRelease, type Release, rehearse } from './make.ts';

const scheme = (rupees: number) =>
  `id: made-up\ntitle:\n  en: Made-up\n  mr: काल्पनिक\nbenefits:\n  - what:\n      en: Aids\n      mr: साधने\n    rupees: ${rupees}\n`;

let root = '';
let printed: string[] = [];

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trimEnd();

/** Creates a release whose npm commands succeed, except the one named in `fails`. Calls `before` before each command. */
function release(change: Partial<Release> & { fails?: string; before?: (step: string) => void } = {}): Release {
  const { fails, before, ...rest } = change;
  const npm: Release['npm'] = async (...args) => {
    const step = args.join(' ');
    before?.(step);
    if (step === 'run conformance') put('content/conformance-run.json', '{ "commit": "this one" }\n');
    return step !== fails;
  };
  return { root, wanted: undefined, today: '2026-03-01', npm, print: (line) => printed.push(line), ...rest };
}

/** Reads everything that a release can change. */
const state = () => ({
  refs: git('for-each-ref'),
  head: git('status', '--porcelain=2', '--branch', '--ignored'),
  files: globSync('**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name), 'utf8')]),
});

const template = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(template, { recursive: true }));
beforeAll(() => {
  root = template;
  git('init', '-q', '-b', 'main', '--template=');
  appendFileSync(join(root, '.git/config'), '[user]\n  name = A tester\n  email = tester@example.org\n');
  put('CHANGELOG.md', '# Changelog\n\n## 0.1.0 – not yet published\n\n- A site.\n');
  put('package.json', '{ "name": "a", "version": "0.1.0" }\n');
  put(
    'package-lock.json',
    '{ "name": "a", "version": "0.1.0", "lockfileVersion": 3, "packages": { "": { "version": "0.1.0" } } }\n',
  );
  put('content/schemes/made-up.yaml', scheme(1000));
  put('content/changes/.gitkeep', '');
  put('content/conformance-run.json', 'null\n');
  git('add', '.');
  git('commit', '-qm', 'content: a scheme');
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  cpSync(template, root, { recursive: true });
  printed = [];
});
afterEach(() => rmSync(root, { recursive: true }));

/** Releases version 0.1.0, then commits a corrected amount. */
async function afterTheFirst(): Promise<void> {
  await makeRelease(release());
  put('content/schemes/made-up.yaml', scheme(1500));
  put(
    'CHANGELOG.md',
    read('CHANGELOG.md').replace('## 0.1.0', '## Next – not yet published\n\n- An amount.\n\n## 0.1.0'),
  );
  git('commit', '-qam', 'content: correct an amount');
  printed = [];
}

it('a first release keeps the version of package.json and records no changes', async () => {
  expect(await makeRelease(release()), printed.join('\n')).toBe(true);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('describe', '--tags', '--exact-match')).toBe('v0.1.0');
  expect(read('CHANGELOG.md')).toContain('## 0.1.0 – 2026-03-01');
  expect(git('show', 'HEAD:content/conformance-run.json')).toContain('this one');
  expect(parse(read('content/changes/0.1.0.yaml'))).toEqual({ version: '0.1.0', date: '2026-03-01', changes: [] });
});

it('a later release records what changed since the previous release and raises the version, which must be higher', async () => {
  await afterTheFirst();
  expect(await makeRelease(release())).toBe(false);
  expect(printed.at(-2)).toContain('Say which version');
  expect(await makeRelease(release({ wanted: '0.1.0' }))).toBe(false);
  expect(await makeRelease(release({ wanted: 'minor' })), printed.join('\n')).toBe(true);
  const { changes } = changesSchema.parse(parse(read('content/changes/0.2.0.yaml')));
  expect(changes).toMatchObject([{ entry: 'made-up', before: { rupees: 1000 }, after: { rupees: 1500 } }]);
  expect(JSON.parse(read('package.json')).version).toBe('0.2.0');
  expect(JSON.parse(read('package-lock.json')).packages[''].version).toBe('0.2.0');
  expect(git('describe', '--tags', '--exact-match')).toBe('v0.2.0');
});

describe('a refused release', () => {
  it.each([
    ['uncommitted work', () => put('content/new.yaml', 'a: 1\n'), {}, 'There are changes that no commit has'],
    ['a changelog without a heading', () => commitChangelog('# Changelog\n'), {}, 'has no heading'],
    ['new samples', undefined, { fails: 'run content -- --release' }, 'that the last release did not have'],
    ['a failing test', undefined, { fails: 'test' }, 'A check failed'],
    ['a failing slow test', undefined, { fails: 'run test:release' }, 'A check of npm run test:release failed'],
    ['a partial test run', undefined, { fails: 'run conformance' }, 'not one run of this commit'],
    ['a failing build', undefined, { fails: 'run build' }, 'The site could not be built'],
    ['a wrong page', undefined, { fails: 'run site' }, 'A finished page is not as it should be'],
  ])('leaves everything as it was and gives the reason in both languages: %s', async (_, prepare, change, words) => {
    prepare?.();
    const before = state();
    expect(await makeRelease(release(change))).toBe(false);
    expect(state()).toEqual(before);
    expect(printed.find((line) => line.includes(words))).toMatch(/\p{Script=Devanagari}/u);
  });

  it.each(['test', 'run build'])('keeps changes saved during “%s”', async (step) => {
    const head = git('rev-parse', 'HEAD');
    const edit = (now: string) => now === step && put('content/schemes/made-up.yaml', scheme(9000));
    expect(await makeRelease(release({ before: edit }))).toBe(false);
    expect([git('rev-parse', 'HEAD'), git('tag', '--list')]).toEqual([head, '']);
    expect(git('status', '--porcelain').trim()).toBe('M content/schemes/made-up.yaml');
    expect(read('content/schemes/made-up.yaml')).toContain('9000');
  });

  it('stops at the failed step', async () => {
    const steps: string[] = [];
    await makeRelease(release({ fails: 'run content -- --release', before: (step) => steps.push(step) }));
    expect(steps).toEqual(['run content -- --release']);
  });

  it('leaves everything as it was when git refuses to commit', async () => {
    put('.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n');
    chmodSync(join(root, '.git/hooks/pre-commit'), 0o755);
    const before = state();
    expect(await makeRelease(release())).toBe(false);
    expect(state()).toEqual(before);
  });

  it('removes its commit when tagging fails', async () => {
    // Git cannot create the tag v0.1.0 if a tag v0.1.0/x exists.
    git('tag', 'v0.1.0/x');
    const before = state();
    expect(await makeRelease(release())).toBe(false);
    expect(state()).toEqual(before);
  });
});

it('a rehearsal runs every step that writes only to build/', async () => {
  const before = state();
  const steps: string[] = [];
  const change = { fails: 'run content -- --release', before: (step: string) => steps.push(step) };
  expect(await rehearse(release(change))).toBe(false);
  expect(steps).toEqual(['run content -- --release', 'test', 'run test:release', 'run build', 'run site']);
  expect(state()).toEqual(before);
  expect(printed.filter((line) => line.startsWith('✗'))).toHaveLength(1);
  expect(await rehearse(release()), printed.join('\n')).toBe(true);
});

function commitChangelog(text: string): void {
  put('CHANGELOG.md', text);
  git('commit', '-qam', 'a change');
}
