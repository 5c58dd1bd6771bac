import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ICONS = join(process.cwd(), 'app/icons');

/** The icons that many pages show, and all others. `npm run media` writes these files. */
export const SPRITES = { frequent: join(ICONS, 'icons.svg'), rare: join(ICONS, 'rare-icons.svg') };

/** Id of the virtual module that replaces lucide-react. */
const VIRTUAL_MODULE = '\0icons-of-the-sprite';

/** Replaces `lucide-react` with references to the sprites. Development and unit tests use lucide itself. */
export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'lucide-react' ? VIRTUAL_MODULE : null),
    load: (id) => (id === VIRTUAL_MODULE ? spriteModule() : null),
  };
}

function spriteModule(): string {
  const icons = Object.entries(SPRITES).flatMap(([sprite, file]) => [
    `import ${sprite} from ${JSON.stringify(file)};`,
    ...Array.from(
      readFileSync(file, 'utf8').matchAll(/<symbol id="(\w+)"/g),
      ([, name]) => `export const ${name} = /* @__PURE__ */ createSpriteIcon('${name}', ${sprite});`,
    ),
  ]);
  return [`import { createSpriteIcon } from ${JSON.stringify(join(ICONS, 'spriteIcon.tsx'))};`, ...icons].join('\n');
}
