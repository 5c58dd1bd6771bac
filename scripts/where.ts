/** `npm run where /hostels/governmenthostels`: prints the response to an address, and lists the files that produce it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { LANGUAGES, pathIn, plainPath } from '#app/i18n/language.ts';
import { pageAddresses, type Retired } from '#app/model/archive/kinds.server.ts';
import { retiredEntries } from '#app/model/archive/retired.server.ts';
import { collections } from '#app/model/collections.server.ts';
import { pageOfEntry } from '#app/model/pageOfEntry.ts';
import { SCREENS } from '#app/screens.ts';
import { staticImports } from '#site-build/staticImports.ts';

process.chdir(join(import.meta.dirname, '..'));

type AddressFiles = { answer: string; because?: string[] } & Partial<ReturnType<typeof pageFiles>>;

const NO_ENTRY = 'no page: no entry has this address. 410 is only for an entry with "retired:"';
const HOW_RETIRED = ['site-build/retired.ts', 'server/addresses.ts', 'docs/how-to/retire-an-entry.md'];

/** Maps the path of a page, without a fragment, to its entries. */
const ENTRIES = Map.groupBy(
  [...collections.values()].flatMap(({ name, files, id = 'id' }) =>
    globSync(`content/${files}`).map((file) => ({
      file,
      page: pageOfEntry(name, String(parse(readFileSync(file, 'utf8'))[id])) ?? '',
    })),
  ),
  ({ page }) => decodeURI(page).split('#')[0],
);

/** Finds the files that produce a page. `address` is a path in either language or a complete URL. */
export function findFiles(address: string, retired: readonly Retired[] = retiredEntries): AddressFiles | undefined {
  const { pathname, search } = new URL(address, 'https://sahayya.example');
  const path = plainPath(decodeURI(pathname));
  const forms = [path, path + search, pathname];
  const gone = retired.find((entry) => [...pageAddresses(entry), ...entry.files].some((one) => forms.includes(one)));
  const [pattern, folder] = Object.entries(SCREENS).find(([screen]) => matches(screen, path)) ?? [];
  const found = ENTRIES.get(path + search) ?? ENTRIES.get(path.replace(/\/sheet$/, '')) ?? [];
  const entries = found.map(({ file }) => file).sort();
  const files = pattern && folder ? pageFiles(pattern, folder, path, entries, search) : {};
  if (gone) {
    const answer = `${gone.replacedBy ? `301 to ${gone.replacedBy}` : '410'}, since ${gone.on}: ${gone.why.en}`;
    return { answer, because: [`"retired:" in "${gone.id}" of content/${gone.kind}`, ...HOW_RETIRED], ...files };
  }
  if (!pattern) return undefined;
  const isMissing = pattern.includes(':') && entries.length === 0;
  return isMissing ? { answer: NO_ENTRY, because: HOW_RETIRED, ...files } : { answer: '200', ...files };
}

function pageFiles(pattern: string, folder: string, path: string, entries: string[], search: string) {
  const isPageOfEntry = entries.length > 0 && (pattern.includes(':') || search.startsWith('?hostel='));
  return {
    addresses: LANGUAGES.map((language) => pathIn(language, path)),
    screen: `app/screens/${folder}/route.tsx`,
    loads: [...new Set(globSync(`app/screens/${folder}/*.{ts,tsx}`).flatMap(modelImports))].sort(),
    texts: LANGUAGES.map((language) => `words/${language}/site/${folder}.json`).filter(existsSync),
    content: isPageOfEntry ? entries : [...entries, ...findCollections(folder, entries)],
    tests: [...globSync(`app/screens/${folder}/**/*.test.{ts,tsx}`), ...findJourneys(pattern)].sort(),
  };
}

/** Finds the journeys that contain the path of a screen, up to its parameter. */
function findJourneys(pattern: string): string[] {
  const [start = ''] = pattern.split(':');
  const named = pattern.includes(':') ? start : new RegExp(`${start}['"\`?#]`);
  return globSync('tests/e2e/screens/*.spec.ts').filter((file) => readFileSync(file, 'utf8').search(named) >= 0);
}

/** Lets `/scheme/:schemeId` match every scheme. `/*`, the page for unknown addresses, matches nothing. */
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
    ...readFileSync(file, 'utf8').matchAll(/(?:loadCollection|loadEntry|allEntries|currentEntries)\('([^']+)'/g),
  ]);
  const names = new Set(loads.map(([, name]) => `content/${name}`));
  return [...names].filter((name) => !entries.some((entry) => entry.startsWith(name))).sort();
}

function modelImports(file: string): string[] {
  return staticImports(file)
    .map((source) => (source.startsWith('#') ? source.slice(1) : join(dirname(file), source)))
    .filter((path) => /^app\/model\/.*\.server\.ts$/.test(path) && !path.includes('archive'));
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
