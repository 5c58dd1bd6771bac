/** `npm run where /hostels/governmenthostels`: lists the files that make the page at an address. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { LANGUAGES, pathIn, plainPath } from '#app/i18n/language.ts';
import { pageOfEntry } from '#app/model/pageOfEntry.ts';
import { SCREENS } from '#app/screens.ts';
import { COLLECTIONS, schemaName } from '#content-check/json-schemas/collections.ts';

process.chdir(join(import.meta.dirname, '..'));

type PageFiles = { addresses: string[]; screen: string; texts: string[]; content: string[] };

/** Entries by the path of their page, without a fragment. */
const ENTRIES = Map.groupBy(
  Object.keys(COLLECTIONS).flatMap((pattern) =>
    globSync(`content/${pattern}`).map((file) => {
      const { id, name } = parse(readFileSync(file, 'utf8'));
      return { file, page: pageOfEntry(schemaName(pattern), String(id ?? name)) ?? '' };
    }),
  ),
  ({ page }) => decodeURI(page).split('#')[0],
);

/** Finds the files behind an address: a path in either language, or the whole address from a browser. */
export function findFiles(address: string): PageFiles | undefined {
  const { pathname, search } = new URL(address, 'https://sahayya.example');
  const path = plainPath(decodeURI(pathname));
  const [pattern, folder] = Object.entries(SCREENS).find(([screen]) => matches(screen, path)) ?? [];
  if (!pattern || !folder) return undefined;
  const found = ENTRIES.get(path + search) ?? ENTRIES.get(path.replace(/\/sheet$/, '')) ?? [];
  const entries = found.map(({ file }) => file).sort();
  const isPageOfEntry = entries.length > 0 && (pattern.includes(':') || search.startsWith('?hostel='));
  return {
    addresses: LANGUAGES.map((language) => pathIn(language, path)),
    screen: `app/screens/${folder}`,
    texts: LANGUAGES.map((language) => `app/i18n/${language}/${folder}.json`).filter(existsSync),
    content: isPageOfEntry ? entries : [...entries, ...findCollections(folder, entries)],
  };
}

/** Matches `/scheme/:schemeId` with every scheme. `/*`, the page for unknown addresses, matches nothing. */
function matches(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const expected = pattern.split('/');
  return expected.length === parts.length && expected.every((part, at) => part.startsWith(':') || part === parts[at]);
}

/** Finds other content that the modules of a screen load, directly or through one import. */
function findCollections(folder: string, entries: string[]): string[] {
  const models = globSync(`app/screens/${folder}/*.{ts,tsx}`).flatMap(modelImports);
  const modules = new Set([...models, ...models.flatMap(modelImports)]);
  const loads = [...modules].flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/load(?:Collection|Current|Entry)\('([^']+)'/g),
  ]);
  const names = new Set(loads.map(([, name]) => `content/${name}`));
  return [...names].filter((name) => !entries.some((entry) => entry.startsWith(name))).sort();
}

function modelImports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/from '(#app|\.\.?)(\/[^']+\.server\.ts)'/g)]
    .map(([, start, path = '']) => join(start === '#app' ? 'app' : join(dirname(file), start ?? ''), path))
    .filter((path) => path.startsWith('app/model/') && !path.includes('archive'));
}

if (import.meta.main) {
  const [address = ''] = process.argv.slice(2);
  const files = address ? findFiles(address) : undefined;
  for (const [title, values] of Object.entries(files ?? {})) console.info(title.padEnd(10), [values].flat().join(', '));
  if (!files) {
    console.error(
      address
        ? `No screen has the address ${address}. All addresses stand in app/screens.ts.`
        : 'Name an address: npm run where /hostels/governmenthostels',
    );
    process.exitCode = 1;
  }
}
