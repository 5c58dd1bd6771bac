/** `npm run where /hostels/governmenthostels`: lists the files that make the page at an address. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES, pathIn, plainPath } from '#app/i18n/language.ts';
import { SCREENS } from '#app/screens.ts';

process.chdir(join(import.meta.dirname, '..'));

type PageFiles = { addresses: string[]; screen: string; texts: string[]; content: string[] };

/** Finds the files behind an address: a path in either language, or the whole address from a browser. */
export function findFiles(address: string): PageFiles | undefined {
  const path = plainPath(decodeURI(new URL(address, 'https://sahayya.example').pathname));
  const folder = Object.entries(SCREENS).find(([pattern]) => matches(pattern, path))?.[1];
  if (!folder) return undefined;
  return {
    addresses: LANGUAGES.map((language) => pathIn(language, path)),
    screen: `app/screens/${folder}`,
    texts: LANGUAGES.map((language) => `app/i18n/${language}/${folder}.json`).filter(existsSync),
    content: findContent(folder, path),
  };
}

/** Matches `/scheme/:schemeId` with every scheme. `/*`, the page for unknown addresses, matches nothing. */
function matches(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const expected = pattern.split('/');
  return expected.length === parts.length && expected.every((part, at) => part.startsWith(':') || part === parts[at]);
}

/** Follows route.tsx to the folders of app/model, and from there to the content that they load. */
function findContent(folder: string, path: string): string[] {
  const route = readFileSync(`app/screens/${folder}/route.tsx`, 'utf8');
  const models = new Set([...route.matchAll(/from '#app\/model\/([\w-]+)\//g)].map(([, model = '']) => model));
  const code = [...models].flatMap((model) => globSync(`app/model/${model}/*.server.ts`));
  const loads = code.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/load(Collection|Entry)\('([^']+)'/g)]);
  const sources = loads.map(([, kind, name = '']) =>
    kind === 'Collection' || dirname(name) === '.' ? `content/${name}` : `content/${dirname(name)}`,
  );
  // The one entry that an address such as `/notices/events/3` ends with.
  const entry = (source: string) => `${source}/${path.split('/').at(-1)}.yaml`;
  return [...new Set(sources.map((source) => (existsSync(entry(source)) ? entry(source) : source)))].sort();
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
