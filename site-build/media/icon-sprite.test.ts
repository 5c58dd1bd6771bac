import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SPRITE } from '../vite/icon-sprite.ts';
import { appIcons, iconSpriteSvg, iconSymbol, importedIcons } from './icon-sprite.ts';

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

describe('the file of all icons', () => {
  it('has the icons that the app imports, as lucide draws them; `npm run media` writes it', () => {
    expect(readFileSync(SPRITE, 'utf8')).toBe(iconSpriteSvg(appIcons()));
  });

  it('has each icon once, with its shapes', () => {
    const sprite = iconSpriteSvg(['X', 'MapPin', 'X']);
    expect([...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name)).toEqual(['MapPin', 'X']);
    expect(sprite).toContain('<path d="M18 6 6 18"/>');
  });

  it('cannot contain an icon that lucide does not have', () => {
    expect(() => iconSymbol('MapPinn')).toThrow('lucide has no icon MapPinn.');
  });
});
