import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const APP = join(process.cwd(), 'app');
const CACHE = join(process.cwd(), '.cache/icons');
const SPRITE = join(CACHE, 'icons.svg');

/** Virtual module in place of lucide-react. */
const STAND_IN = '\0icons-of-the-sprite';

/**
 * In the build the icons of all screens are one file that every page shares, and `lucide-react` is a list of references
 * into it: neither the pages nor their scripts carry the drawings. Development and unit tests have lucide itself.
 */
export function iconSprite(): Plugin {
  let names: string[] = [];
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    async config() {
      names = await iconsOfTheApp();
      await mkdir(CACHE, { recursive: true });
      await writeFile(SPRITE, iconSpriteSvg(names));
    },
    resolveId: (id) => (id === 'lucide-react' ? STAND_IN : null),
    load: (id) => (id === STAND_IN ? standIn(names) : null),
  };
}

async function iconsOfTheApp(): Promise<string[]> {
  const modules = (await readdir(APP, { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const icons = await Promise.all(modules.map(async (file) => importedIcons(await readFile(join(APP, file), 'utf8'))));
  return [...new Set(icons.flat())].sort();
}

function standIn(names: string[]): string {
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
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: this runs at build, and any icon may be asked for.
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
