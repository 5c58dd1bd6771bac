import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ICONS = join(process.cwd(), 'app/icons');

/** The icons of all pages; `npm run media` writes this file. */
export const SPRITE = join(ICONS, 'icons.svg');

/** Id of the virtual module that replaces lucide-react. */
const VIRTUAL_MODULE = '\0icons-of-the-sprite';

/** Replaces `lucide-react` with references to the sprite. Development and unit tests use lucide itself. */
export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'lucide-react' ? VIRTUAL_MODULE : null),
    load: (id) => (id === VIRTUAL_MODULE ? spriteModule(readFileSync(SPRITE, 'utf8')) : null),
  };
}

function spriteModule(sprite: string): string {
  return [
    `import { spriteIcon } from ${JSON.stringify(join(ICONS, 'spriteIcon.tsx'))};`,
    `import sprite from ${JSON.stringify(SPRITE)};`,
    ...Array.from(
      sprite.matchAll(/<symbol id="(\w+)"/g),
      ([, name]) => `export const ${name} = /* @__PURE__ */ spriteIcon('${name}', sprite);`,
    ),
  ].join('\n');
}
