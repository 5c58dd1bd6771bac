import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Matches class selectors, but no decimal numbers and no file endings. */
const CLASS = /\.([a-z][\w-]*)/gi;

let shortNames: Map<string, string> | undefined;

const fullName = (name: string, file: string) => `${basename(file).replace(/\.module\.css.*/, '')}_${name}`;

/**
 * Names a class of a CSS module by its number among all classes, such as `_4f`. Names with their file, such as
 * `Footer_columns`, made each page half a kilobyte longer. Returns such a name for what is no class, and for classes added in development.
 */
export function className(name: string, file: string): string {
  const full = fullName(name, file);
  shortNames ??= new Map([...new Set(allNames())].map((known, index) => [known, `_${index.toString(36)}`]));
  return shortNames.get(full) ?? full;
}

/** Lists all classes in the order of files and rules, so that every process numbers them alike. */
function allNames(): string[] {
  return globSync('app/**/*.module.css')
    .sort()
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8')
          .replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '')
          .matchAll(CLASS),
      ].map(([, name = '']) => fullName(name, file)),
    );
}
