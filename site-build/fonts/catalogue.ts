import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads all content files and catalogues as one text. */
export function catalogueText(root = process.cwd()): string {
  const files = globSync('{content,words/{en,mr}/site}/**/*.{yaml,json}', { cwd: root }).sort();
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

/** Finds the words that contain only these characters, and the matching parts of words that mix scripts. */
export function wordsIn(text: string, codePoints: ReadonlySet<number>): Set<string> {
  const letters = [...codePoints].filter((codePoint) => !/\s/.test(String.fromCodePoint(codePoint)));
  const classes = letters.map((codePoint) => `\\u{${codePoint.toString(16)}}`).join('');
  return new Set(text.match(new RegExp(`[${classes}]+`, 'gu')));
}
