import { globSync, readFileSync, writeFileSync } from 'node:fs';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SPRITES } from '../vite/icon-sprite.ts';

/**
 * Icons on at least one page in forty (counted in November 2026). The others have a file of their own, because they would more than double
 * what most pages fetch for icons.
 */
export const FREQUENT: readonly string[] = [
  'ALargeSmall',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'BookUser',
  'Check',
  'ChevronDown',
  'ChevronRight',
  'CircleHelp',
  'Clock',
  'Download',
  'ExternalLink',
  'Eye',
  'FileText',
  'HandCoins',
  'House',
  'Images',
  'Info',
  'ListChecks',
  'Mail',
  'MapPin',
  'Menu',
  'Moon',
  'Newspaper',
  'PanelRight',
  'Phone',
  'Printer',
  'Scale',
  'School',
  'Search',
  'Share2',
  'TriangleAlert',
  'Users',
  'Volume2',
  'X',
];

/** Writes the icons that the app imports into two files. Returns their number. */
export function writeIconSprites(): number {
  const names = appIcons();
  const { frequent, rare } = iconSprites(names);
  writeFileSync(SPRITES.frequent, frequent);
  writeFileSync(SPRITES.rare, rare);
  return names.size;
}

/** Renders icons as two SVG files of symbols. */
export function iconSprites(names: Iterable<string>): Record<keyof typeof SPRITES, string> {
  const isFrequent = (name: string) => FREQUENT.includes(name);
  const sorted = [...new Set(names)].sort();
  return {
    frequent: iconSpriteSvg(sorted.filter(isFrequent)),
    rare: iconSpriteSvg(sorted.filter((name) => !isFrequent(name))),
  };
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

const iconSpriteSvg = (names: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${names.map(iconSymbol).join('')}</svg>`;
