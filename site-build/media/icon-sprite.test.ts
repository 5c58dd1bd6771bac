import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SPRITES } from '../vite/icon-sprite.ts';
import { appIcons, FREQUENT, iconSprites, iconSymbol, importedIcons } from './icon-sprite.ts';

describe('the icons that a module imports', () => {
  it('are listed by their original names, without imported types', () => {
    const code =
      "import { useId } from 'react';\nimport {\n  MapPin,\n  type LucideIcon,\n  X as CloseIcon,\n} from 'lucide-react';\n";
    expect(importedIcons(code)).toEqual(['MapPin', 'X']);
  });

  it('are an empty list if only a type is imported', () => {
    expect(importedIcons("import type { LucideIcon } from 'lucide-react';")).toEqual([]);
  });
});

describe('the files of the icons', () => {
  it('have the icons that the app imports, as lucide draws them; `npm run media` writes them', () => {
    const { frequent, rare } = iconSprites(appIcons());
    expect(readFileSync(SPRITES.frequent, 'utf8')).toBe(frequent);
    expect(readFileSync(SPRITES.rare, 'utf8')).toBe(rare);
    expect(FREQUENT.filter((name) => !appIcons().has(name))).toEqual([]);
  });

  it('have each icon once, with its shapes', () => {
    const { frequent, rare } = iconSprites(['X', 'Plane', 'MapPin', 'X']);
    const names = (sprite: string) => [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name);
    expect([names(frequent), names(rare)]).toEqual([['MapPin', 'X'], ['Plane']]);
    expect(frequent).toContain('<path d="M18 6 6 18"/>');
  });

  it('cannot contain an icon that lucide does not have', () => {
    expect(() => iconSymbol('MapPinn')).toThrow('lucide has no icon MapPinn.');
  });
});
