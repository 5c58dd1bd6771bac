import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { iconSpriteSvg, importedIcons } from './sprite.ts';

const APP = join(process.cwd(), 'app');
const CACHE = join(process.cwd(), '.cache/icons');
const SPRITE = join(CACHE, 'icons.svg');

/** Virtual module in place of lucide-react. */
export const STAND_IN = '\0icons-of-the-sprite';

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
