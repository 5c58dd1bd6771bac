import { globSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { IslandStart, PageStart } from '#app/early/islands.ts';
import type { Language } from '#app/i18n/language.ts';
import type { RenderedIsland } from '#app/islands/renderIslands.server.tsx';
import { EXAMPLES } from '#site-build/examples.ts';
import { type BuiltFile, createHashedFile } from './builtFiles.server.ts';

export const HYDRATE = 'app/islands/hydrateIsland.tsx';

/** Maximum length of properties as JSON in the page. Longer properties get a file of their own. */
const MAX_INLINE = 300;

const FOLDERS = ['app/screens', 'app/components', ...(EXAMPLES === 'none' ? [] : ['tests/examples'])];

/** Maps the name of each island to its source file: `.island.tsx` for React, `.island.ts` for a script without React. */
export const ISLAND_FILES: ReadonlyMap<string, string> = new Map(
  globSync(FOLDERS.map((folder) => `${folder}/**/*.island.{ts,tsx}`))
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => [file.replace(/^.*\/|\.island\.tsx?$/g, ''), file]),
);

/** `read`: returns the text of a built file by its address. */
type Built = { language: Language; read: (address: string) => string };

/** Lists what the browser needs to start the islands of a page, and creates the files of their properties. */
export function collectIslandStart(islands: readonly RenderedIsland[], { language, read }: Built) {
  const manifest: Manifest = JSON.parse(read('/.vite/manifest.json'));
  const common = new Set(importsOf(manifest, HYDRATE));
  const files: BuiltFile[] = [];
  const starts = islands.map(({ name, words, props }): IslandStart => {
    const source = sourceOf(name);
    if (isPlainScript(source))
      return {
        module: addressOf(manifest, source),
        words: {},
        props: {},
        files: importsOf(manifest, source),
        plain: true,
      };
    const json = JSON.stringify(props);
    const file = createHashedFile('data/', '.json', json);
    if (json.length > MAX_INLINE) files.push(file);
    const addressOfWords = (namespace: string) => {
      const key = `words/${language}/site/${namespace}.json`;
      // Returns no address in builds of the examples, which contain all texts.
      return EXAMPLES !== 'none' && !(key in manifest) ? '' : addressOf(manifest, key);
    };
    return {
      module: addressOf(manifest, source),
      words: Object.fromEntries(words.map((namespace) => [namespace, addressOfWords(namespace)])),
      props: json.length > MAX_INLINE ? file.address : props,
      files: importsOf(manifest, source).filter((address) => !common.has(address)),
    };
  });
  const start: PageStart = { hydrate: addressOf(manifest, HYDRATE), files: [...common], islands: starts };
  return { start, files };
}

/** Lists the island sources as addresses of the development server. */
export function collectIslandStartInDevelopment(islands: readonly RenderedIsland[]): PageStart {
  const starts = islands.map(({ name, words, props }) => ({
    module: `/${sourceOf(name)}`,
    words: Object.fromEntries(words.map((namespace) => [namespace, ''])),
    props,
    files: [],
    ...(isPlainScript(sourceOf(name)) && { words: {}, plain: true as const }),
  }));
  return { hydrate: `/${HYDRATE}`, files: [], islands: starts };
}

const isPlainScript = (source: string) => source.endsWith('.ts');

function sourceOf(name: string): string {
  const source = ISLAND_FILES.get(name);
  if (!source) throw new Error(`No file is named ${name}.island.tsx or ${name}.island.ts.`);
  return source;
}

function addressOf(manifest: Manifest, key: string): string {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`Vite's manifest has no ${key}; did the bundler change?`);
  return `/${chunk.file}`;
}

/** Lists the addresses of all modules that a module imports, directly or through another one. */
function importsOf(manifest: Manifest, key: string, found = new Set<string>()): string[] {
  for (const imported of manifest[key]?.imports ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    importsOf(manifest, imported, found);
  }
  return [...found].map((imported) => addressOf(manifest, imported));
}
