/** `npm run where /hostels/governmenthostels`: which files make the page at an address. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES, type Language, pathIn, plainPath } from '#app/i18n/language.ts';
import { SCREENS, type ScreenPath } from '#app/screens.ts';

const ROOT = join(import.meta.dirname, '..');

type Place = {
  addresses: Record<Language, string>;
  screen: string;
  /** The screen's own words. A screen that only speaks through the shell and its content has none. */
  words: string[];
  /** Folders and files that the screen's route.tsx reads through app/model. */
  content: string[];
};

/** Finds the files behind an address: a path in either language, or the whole address from a browser. */
export function findPlace(address: string): Place | undefined {
  const path = plainPath(decodeURI(new URL(address, 'https://sahayya.example').pathname));
  const screenPath = (Object.keys(SCREENS) as ScreenPath[]).find((pattern) => isAt(pattern, path));
  if (!screenPath) return undefined;
  const folder = SCREENS[screenPath];
  return {
    addresses: { en: pathIn('en', path), mr: pathIn('mr', path) },
    screen: `app/screens/${folder}`,
    words: LANGUAGES.map((language) => `app/i18n/${language}/${folder}.json`).filter(isThere),
    content: contentOf(folder, path),
  };
}

/** `/scheme/:schemeId` stands for every scheme. `/*` stands for what is not found, so it is the place of nothing. */
function isAt(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const expected = pattern.split('/');
  return expected.length === parts.length && expected.every((part, at) => part.startsWith(':') || part === parts[at]);
}

function contentOf(folder: string, path: string): string[] {
  const route = readFileSync(join(ROOT, 'app/screens', folder, 'route.tsx'), 'utf8');
  const models = [...route.matchAll(/from '#app\/model\/([\w-]+)\//g)].map(([, model = '']) => model);
  const sources = [...new Set(models)].flatMap(sourcesOf).map((source) => entryIn(source, path) ?? source);
  return [...new Set(sources)].sort();
}

/** What a folder of app/model loads: a folder of content, or a file that stands directly in content/. */
function sourcesOf(model: string): string[] {
  const folder = join(ROOT, 'app/model', model);
  const files = readdirSync(folder).filter((file) => file.endsWith('.server.ts'));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return [...text.matchAll(/load(Collection|Entry)\('([^']+)'/g)].map(([, kind, name = '']) =>
    kind === 'Collection' || dirname(name) === '.' ? `content/${name}` : `content/${dirname(name)}`,
  );
}

/** The one entry that an address such as `/notices/events/3` ends with, where a file has its name. */
function entryIn(source: string, path: string): string | undefined {
  const file = `${source}/${path.split('/').at(-1)}.yaml`;
  return isThere(file) ? file : undefined;
}

function isThere(file: string): boolean {
  return existsSync(join(ROOT, file));
}

function table({ addresses, screen, words, content }: Place): string {
  const rows = {
    English: [addresses.en],
    Marathi: [addresses.mr],
    Screen: [screen],
    Words: words.length > 0 ? words : ['none of its own'],
    Content: content.length > 0 ? content : ['none'],
  };
  return Object.entries(rows)
    .flatMap(([title, values]) => values.map((value, at) => (at === 0 ? title : '').padEnd(10) + value))
    .join('\n');
}

if (import.meta.main) {
  const address = process.argv[2];
  const place = address === undefined ? undefined : findPlace(address);
  if (place) {
    console.info(table(place));
  } else {
    console.error(
      address === undefined
        ? 'Say which address: npm run where /hostels/governmenthostels'
        : `No screen has the address ${address}. All addresses stand in app/screens.ts.`,
    );
    process.exitCode = 1;
  }
}
