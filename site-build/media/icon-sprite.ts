import { globSync, readFileSync, writeFileSync } from 'node:fs';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SPRITE } from '../vite/icon-sprite.ts';

/** Writes the icons that the app imports into one file. Returns their number. */
export function writeIconSprite(): number {
  const names = appIcons();
  writeFileSync(SPRITE, iconSpriteSvg(names));
  return names.size;
}

export function appIcons(): Set<string> {
  const modules = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  return new Set(modules.flatMap((file) => importedIcons(readFileSync(file, 'utf8'))));
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
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: this runs for any icon, and not in a browser.
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
