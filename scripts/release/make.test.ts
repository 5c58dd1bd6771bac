import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changesSchema } from '#app/model/changes/schema.server.ts';
import type { Making } from './checks.ts';
import { gitIn } from './git.ts';
import { MANIFEST, makeRelease, rehearse } from './make.ts';
import { deviations, filesOf, type Manifest } from './manifest.ts';

const CHANGELOG = '# Changelog\n\n## 0.1.0 – not yet published\n\n- A site.\n';
const scheme = (rupees: number) =>
  `id: made-up\ntitle:\n  en: Made-up\n  mr: काल्पनिक\nbenefits:\n  - what:\n      en: Aids\n      mr: साधने\n    rupees: ${rupees}\n`;

let root = '';
let said: string[] = [];

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const git = (...args: string[]) => gitIn(root)(...args);
const say = (line: string) => said.push(line);

/** A release whose npm commands all succeed, but for the one that is named; `build` lays a page down. */
function making(change: Partial<Making> & { fails?: string; before?: (step: string) => void } = {}): Making {
  const { fails, before, ...rest } = change;
  const run: Making['run'] = async (_, args) => {
    const step = args.join(' ');
    before?.(step);
    if (step === 'run conformance') put('content/conformance-run.json', '{ "commit": "this one" }\n');
    if (step === 'run build') put('build/client/index.html', `<p>${read('package.json')}</p>`);
    return { ok: step !== fails };
  };
  return { root, asked: undefined, today: '2026-03-01', run, ...rest };
}

/** Everything that a release could leave behind: commit, tags, what is not committed, every file of the project. */
const state = () => ({
  head: git('rev-parse', 'HEAD'),
  tags: git('tag', '--list'),
  status: git('status', '--porcelain', '--ignored'),
  files: git('ls-files')
    .split('\n')
    .map((path) => [path, read(path)]),
});

/** The state without build/, which belongs to nobody. */
const kept = () => ({ ...state(), status: state().status.replace(/^!! build\/$/m, '') });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'));
  said = [];
  execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: root });
  git('config', 'user.name', 'A tester');
  git('config', 'user.email', 'tester@example.org');
  put('.gitignore', 'build/\n');
  put('CHANGELOG.md', CHANGELOG);
  put('package.json', `${JSON.stringify({ name: 'a', version: '0.1.0' }, null, 2)}\n`);
  put(
    'package-lock.json',
    `${JSON.stringify({ name: 'a', version: '0.1.0', packages: { '': { version: '0.1.0' } } }, null, 2)}\n`,
  );
  put('content/schemes/made-up.yaml', scheme(1000));
  put('content/conformance-run.json', 'null\n');
  put('docs/conformance.md', '# Conformance\n');
  git('add', '.');
  git('commit', '-qm', 'content: a scheme');
});
afterEach(() => rmSync(root, { recursive: true }));

/** A published 0.1.0 and a correction of an amount after it. */
async function afterTheFirst(): Promise<void> {
  await makeRelease(making(), say);
  put('content/schemes/made-up.yaml', scheme(1500));
  put(
    'CHANGELOG.md',
    read('CHANGELOG.md').replace('## 0.1.0', '## Next – not yet published\n\n- An amount.\n\n## 0.1.0'),
  );
  git('commit', '-qam', 'content: correct an amount');
  said = [];
}

describe('the first release', () => {
  it('has the version that stands there, a tag, no changes and a day in the changelog', async () => {
    expect(await makeRelease(making(), say), said.join('\n')).toBe(true);
    expect(git('status', '--porcelain')).toBe('');
    expect(git('describe', '--tags', '--exact-match')).toBe('v0.1.0');
    expect(read('CHANGELOG.md')).toContain('## 0.1.0 – 2026-03-01');
    expect(git('show', 'HEAD:content/conformance-run.json')).toContain('this one');
    expect(parse(read('content/changes/0.1.0.yaml'))).toEqual({ version: '0.1.0', date: '2026-03-01', changes: [] });
  });
});

describe('a later release', () => {
  it('records what changed since the last one, raises the version and lists every file', async () => {
    await afterTheFirst();
    expect(await makeRelease(making({ asked: 'minor' }), say), said.join('\n')).toBe(true);
    const { changes } = changesSchema.parse(parse(read('content/changes/0.2.0.yaml')));
    expect(changes).toMatchObject([{ entry: 'made-up', before: { rupees: 1000 }, after: { rupees: 1500 } }]);
    expect(JSON.parse(read('package.json')).version).toBe('0.2.0');
    expect(JSON.parse(read('package-lock.json')).packages[''].version).toBe('0.2.0');
    const manifest: Manifest = JSON.parse(read(MANIFEST));
    expect(manifest).toMatchObject({
      version: '0.2.0',
      date: '2026-03-01',
      commit: git('rev-parse', 'v0.2.0^{commit}'),
    });
    expect(manifest.files).toEqual(filesOf(join(root, 'build/client')));
    expect(said.at(-1)).toMatch(/^Next: .* · यापुढे: /);
  });

  it('must say which version', async () => {
    await afterTheFirst();
    expect(await makeRelease(making(), say)).toBe(false);
    expect(said.at(-1)).toContain('Say which version');
    expect(await makeRelease(making({ asked: '0.1.0' }), say)).toBe(false);
  });
});

describe('a release that is refused', () => {
  it.each([
    ['work that no commit has', () => put('content/new.yaml', 'a: 1\n'), {}, 'There are changes that no commit has'],
    ['no heading to date', () => commit('CHANGELOG.md', '# Changelog\n'), {}, 'has no heading'],
    ['samples', undefined, { fails: 'run content -- --release' }, 'that the last release did not have'],
    ['a test', undefined, { fails: 'test' }, 'A check failed'],
    ['tests that were not one run', undefined, { fails: 'run conformance' }, 'not one run of this commit'],
    ['the build', undefined, { fails: 'run build' }, 'The site could not be built'],
    ['a finished page', undefined, { fails: 'run site' }, 'A finished page is not as it should be'],
  ])('for %s leaves everything as it was, and says what to do in both languages', async (_, prepare, change, words) => {
    prepare?.();
    const before = kept();
    expect(await makeRelease(making(change), say)).toBe(false);
    expect(kept()).toEqual(before);
    const refusal = said.find((line) => line.includes(words));
    expect(refusal).toMatch(/\p{Script=Devanagari}/u);
  });

  it.each(['test', 'run build'])(
    'is refused when somebody saves something during “%s”, and that work stays',
    async (step) => {
      const head = git('rev-parse', 'HEAD');
      const edit = (now: string) => now === step && put('content/schemes/made-up.yaml', scheme(9000));
      expect(await makeRelease(making({ before: edit }), say)).toBe(false);
      expect([git('rev-parse', 'HEAD'), git('tag', '--list')]).toEqual([head, '']);
      expect(git('status', '--porcelain').trim()).toBe('M content/schemes/made-up.yaml');
      expect(read('content/schemes/made-up.yaml')).toContain('9000');
    },
  );

  it('asks nothing more after the first refusal', async () => {
    const asked: string[] = [];
    await makeRelease(making({ fails: 'run content -- --release', before: (step) => asked.push(step) }), say);
    expect(asked).toEqual(['run content -- --release']);
  });

  it('leaves everything as it was when git will not commit', async () => {
    put('.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n');
    chmodSync(join(root, '.git/hooks/pre-commit'), 0o755);
    const before = kept();
    expect(await makeRelease(making(), say)).toBe(false);
    expect(kept()).toEqual(before);
  });

  it('takes the commit back when it cannot be tagged', async () => {
    const before = kept();
    // A tag named v0.1.0/x makes v0.1.0 impossible, and no question about v0.1.0 sees it.
    git('tag', 'v0.1.0/x');
    expect(await makeRelease(making(), say)).toBe(false);
    git('tag', '-d', 'v0.1.0/x');
    expect(kept()).toEqual(before);
  });

  it('that a power cut broke off is taken back by the next one', async () => {
    const before = kept();
    const cut = new Error('power');
    let journal = '';
    await makeRelease(
      making({
        before: (step) => {
          if (step !== 'run build') return;
          journal = read('build/release-unfinished.json');
          throw cut;
        },
      }),
      say,
    );
    // As the disk was at that moment.
    put('build/release-unfinished.json', journal);
    put('package.json', '{"version": "0.2.0"}\n');
    put('content/changes/0.1.0.yaml', 'half');
    await makeRelease(making({ fails: 'test' }), say);
    expect(kept()).toEqual(before);
    expect(said.some((line) => line.includes('An earlier release was broken off'))).toBe(true);
  });
});

describe('a rehearsal', () => {
  it('goes through every step, says what would refuse and writes nothing but build/', async () => {
    const before = kept();
    const asked: string[] = [];
    const ok = await rehearse(making({ fails: 'run content -- --release', before: (step) => asked.push(step) }), say);
    expect(ok).toBe(false);
    expect(asked).toEqual(['run content -- --release', 'test', 'run build', 'run site']);
    expect(kept()).toEqual(before);
    expect(existsSync(join(root, MANIFEST))).toBe(true);
    expect(said.filter((line) => line.startsWith('✗'))).toHaveLength(1);
  });

  it('lists no files when there is no site to list', async () => {
    expect(await rehearse({ ...making(), run: async () => ({ ok: false }) }, say)).toBe(false);
    expect(existsSync(join(root, MANIFEST))).toBe(false);
  });

  it('is content when nothing would refuse', async () => {
    expect(await rehearse(making(), say), said.join('\n')).toBe(true);
  });
});

describe('a served folder', () => {
  it('is what was published, or what differs, is missing and is extra is named', () => {
    for (const path of ['index.html', 'a.html', 'assets/one.js']) put(`site/${path}`, path);
    const manifest = { files: filesOf(join(root, 'site')) };
    expect(deviations(join(root, 'site'), manifest)).toEqual({ differs: [], missing: [], extra: [], kept: [] });
    put('site/index.html', 'otherwise');
    put('site/more.html', 'more');
    for (const folder of ['assets', 'pictures', 'notices/assets']) put(`site/${folder}/former.js`, 'former');
    rmSync(join(root, 'site/a.html'));
    expect(deviations(join(root, 'site'), manifest)).toEqual({
      differs: ['index.html'],
      missing: ['a.html'],
      extra: ['more.html', 'notices/assets/former.js'],
      kept: ['assets/former.js', 'pictures/former.js'],
    });
  });
});

function commit(path: string, text: string): void {
  put(path, text);
  git('commit', '-qam', 'a change');
}
