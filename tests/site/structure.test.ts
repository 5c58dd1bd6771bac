import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '#app/screens.ts';

const ROOT = process.cwd();
const SCREEN_FOLDERS = [...new Set<string>(Object.values(SCREENS))];

/** Screens whose only words come from the content or the shell. */
const WITHOUT_WORDS = ['no-data', 'not-found'];

/** Word files that do not belong to one screen. */
const SHARED_WORDS = [
  'shell',
  'components',
  'breadcrumbs',
  'search-box',
  'video',
  'listen',
  'share',
  'sheet',
  'offline-notes',
  'retired',
  'plain-text',
  'helping',
  'llms',
];

/** Folders of content/ that hold no entries: published files, masters of drawings and pictures, JSON Schemas, word lists. */
const NOT_ENTRIES = ['files', 'drawings', 'pictures', 'schemas', 'words'];

const foldersIn = (path: string) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const wordFiles = (language: string) =>
  readdirSync(join(ROOT, 'app', 'i18n', language)).map((file) => file.replace('.json', ''));

function sourcesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('a screen', () => {
  it.each(SCREEN_FOLDERS)('has a folder with a route module: %s', (folder) => {
    expect(existsSync(join(ROOT, 'app', 'screens', folder, 'route.tsx'))).toBe(true);
  });

  it.each(SCREEN_FOLDERS.filter((folder) => !WITHOUT_WORDS.includes(folder)))(
    'has words in both languages: %s',
    (folder) => {
      expect([wordFiles('en').includes(folder), wordFiles('mr').includes(folder)]).toEqual([true, true]);
    },
  );
});

describe('app/screens and app/i18n', () => {
  it('contain no unused folder of a screen', () => {
    expect(foldersIn('app/screens').filter((folder) => !SCREEN_FOLDERS.includes(folder))).toEqual([]);
  });

  it.each(['en', 'mr'])('contain no unused word file in "%s"', (language) => {
    const known = [...SCREEN_FOLDERS, ...SHARED_WORDS];
    expect(wordFiles(language).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('contain no word that the code does not use', () => {
    const code = ['app', 'worker', 'site-build']
      .flatMap((folder) => sourcesIn(folder, /(?<!\.test)\.tsx?$/))
      .map(read)
      .join('\n');
    const patterns = namesWithGaps(code);
    const unused = wordFiles('en').flatMap((name) =>
      keysOf(JSON.parse(read(`app/i18n/en/${name}.json`)))
        .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))
        .filter((key) => !new RegExp(`[\`'":]${key.replaceAll('.', '\\.')}[\`'"]`).test(code))
        .filter((key) => !patterns.some((pattern) => pattern.test(key)))
        .map((key) => `${name}:${key}`),
    );
    expect(unused).toEqual([]);
  });
});

/** Returns patterns of keys that contain values, such as `kind.${id}` and `components:${name}.title`. */
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

describe('the content', () => {
  const loaders = sourcesIn('app/model', /data\.server\.ts$/);
  const loading = [
    ...loaders,
    ...['content-check', 'scripts', 'site-build', 'spreadsheets'].flatMap((folder) =>
      sourcesIn(folder, /(?<!\.test)\.ts$/),
    ),
  ].map((file) => ({ file, code: read(file) }));

  it.each(foldersIn('content').filter((folder) => !NOT_ENTRIES.includes(folder)))(
    'is validated by a schema in the folder %s',
    (folder) => {
      const reader = loading.find(({ code }) =>
        new RegExp(`load(Collection|Current|Entry)\\('${folder}[/']`).test(code),
      );
      expect(reader?.code).toMatch(/from '\.\/schema\.server\.ts'/);
    },
  );

  it.each(readdirSync(join(ROOT, 'content')).filter((file) => file.endsWith('.yaml')))(
    'is validated by a schema in %s',
    (file) => {
      expect(loading.filter(({ code }) => code.includes(`loadEntry('${file}'`))).toHaveLength(1);
    },
  );

  it('has only entries in the folders of entries', () => {
    const others = foldersIn('content')
      .filter((folder) => !NOT_ENTRIES.includes(folder))
      .flatMap((folder) => readdirSync(join(ROOT, 'content', folder)).map((file) => `${folder}/${file}`));
    expect(others.filter((file) => !/\.yaml$|README\.md$/.test(file))).toEqual([]);
  });
});
