import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '#app/screens.ts';

const ROOT = process.cwd();
const SCREEN_FOLDERS = [...new Set<string>(Object.values(SCREENS))];

/** Folders of content/ that hold no entries: published files, masters of drawings and pictures, JSON Schemas, word lists. */
const NOT_ENTRIES = ['files', 'drawings', 'pictures', 'schemas', 'words'];

const foldersIn = (path: string) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const wordFiles = (language: string) =>
  readdirSync(join(ROOT, 'words', language, 'site')).map((file) => file.replace('.json', ''));

function sourcesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const code = ['app', 'worker', 'site-build']
  .flatMap((folder) => sourcesIn(folder, /(?<!\.test)\.tsx?$/))
  .map(read)
  .join('\n');

describe('app/screens and words/', () => {
  it('contain no unused folder of a screen', () => {
    expect(foldersIn('app/screens').filter((folder) => !SCREEN_FOLDERS.includes(folder))).toEqual([]);
  });

  it('contain no word file that the code does not name', () => {
    const isNamed = (file: string) => code.includes(`'${file}'`) || code.includes(`/${file}.json'`);
    expect(wordFiles('en').filter((name) => !SCREEN_FOLDERS.includes(name) && !isNamed(name))).toEqual([]);
  });

  it('contain no word that the code does not use', () => {
    const patterns = namesWithGaps(code);
    const unused = wordFiles('en').flatMap((name) =>
      keysOf(JSON.parse(read(`words/en/site/${name}.json`)))
        .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))
        .filter((key) => !new RegExp(`[\`'":]${key.replaceAll('.', '\\.')}[\`'"]`).test(code))
        .filter((key) => !patterns.some((pattern) => pattern.test(key)))
        .map((key) => `${name}:${key}`),
    );
    expect(unused).toEqual([]);
  });
});

/** Returns patterns of keys with inserted values, such as `kind.${id}` and `components:${name}.title`. */
function namesWithGaps(code: string): RegExp[] {
  const names = [...code.matchAll(/`((?:[\w.:-]|\$\{[^}]*\})+)`/g)].map(([, name = '']) => name);
  return names
    .filter((name) => name.includes('${') && /[._]/.test(name.replace(/\$\{[^}]*\}/g, '')))
    .map((name) =>
      name
        .replace(/^[\w-]+:/, '')
        .split(/\$\{[^}]*\}/)
        .map(escaped)
        .join('.+'),
    )
    .map((pattern) => new RegExp(`^${pattern}$`));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Tree = { [key: string]: string | Tree };

function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : keysOf(value, `${prefix}${name}.`),
  );
}

it('app/styles/tokens.css has no token that no style or script uses', () => {
  const tokens = [...read('app/styles/tokens.css').matchAll(/^\s+(--[\w-]+):/gm)].map(([, name = '']) => name);
  const styles = ['app', 'desk', 'tests']
    .flatMap((folder) => sourcesIn(folder, /\.(css|tsx)$/))
    .map(read)
    .join('\n');
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.filter((token) => !styles.includes(`var(${token}`))).toEqual([]);
});

it('content/ has only entries in the folders of entries', () => {
  const others = foldersIn('content')
    .filter((folder) => !NOT_ENTRIES.includes(folder))
    .flatMap((folder) => readdirSync(join(ROOT, 'content', folder)).map((file) => `${folder}/${file}`));
  expect(others.filter((file) => !/\.yaml$|README\.md$/.test(file))).toEqual([]);
});
