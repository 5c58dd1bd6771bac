import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const APP = join(process.cwd(), 'app');
const CACHE = join(process.cwd(), '.cache/icons');
const SPRITE = join(CACHE, 'icons.svg');

/** Id of the virtual module that replaces lucide-react. */
const VIRTUAL_MODULE = '\0icons-of-the-sprite';

/**
 * Writes the icons of all screens into one file that all pages share, and replaces `lucide-react` with references to this
 * file. Development and unit tests use lucide itself.
 */
export function iconSprite(): Plugin {
  let names: string[] = [];
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    async config() {
      names = await findAppIcons();
      await mkdir(CACHE, { recursive: true });
      await writeFile(SPRITE, iconSpriteSvg(names));
    },
    resolveId: (id) => (id === 'lucide-react' ? VIRTUAL_MODULE : null),
    load: (id) => (id === VIRTUAL_MODULE ? spriteModule(names) : null),
  };
}

async function findAppIcons(): Promise<string[]> {
  const modules = (await readdir(APP, { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const icons = await Promise.all(modules.map(async (file) => importedIcons(await readFile(join(APP, file), 'utf8'))));
  return [...new Set(icons.flat())].sort();
}

function spriteModule(names: string[]): string {
  return [
    `import { spriteIcon } from ${JSON.stringify(join(APP, 'icons/spriteIcon.tsx'))};`,
    `import sprite from ${JSON.stringify(SPRITE)};`,
    ...names.map((name) => `export const ${name} = /* @__PURE__ */ spriteIcon('${name}', sprite);`),
  ].join('\n');
}

/** Finds the icons that a module imports: `import { MapPin, type LucideIcon } from 'lucide-react'` → MapPin. */
export function importedIcons(code: string): string[] {
  return [...code.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.replace(/ as .*/, '').trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

/** Renders an icon of lucide as a symbol. Throws for an unknown name. */
export function iconSymbol(name: string): string {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: this runs at build, for any icon.
  const Icon = lucide[name as 'MapPin'];
  if (!Icon) throw new Error(`lucide has no icon ${name}.`);
  const drawing = renderToStaticMarkup(createElement(Icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const lines = drawing.replace(/><\/\w+>/g, '/>');
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${lines}</symbol>`;
}

export function iconSpriteSvg(names: Iterable<string>): string {
  const symbols = [...new Set(names)].sort().map(iconSymbol);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
