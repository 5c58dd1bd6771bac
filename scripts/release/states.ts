import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withFigures } from '#app/model/figures/quotes.server.ts';
import { entriesIn } from '#app/model/figures/source.server.ts';
import type { ContentState } from './changes.ts';

/** More than all files of the content together, in bytes. */
const MOST_OUTPUT = 256 * 1024 * 1024;

/** The content of a folder as it lies there now. A folder that is not there has none. */
export function contentIn(folder: string): ContentState {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  return resolved(new Map(files.map((file) => [file, parse(readFileSync(join(folder, file), 'utf8')) as unknown])));
}

/** The content of a commit or tag. Throws what git says when there is no such state. */
export function contentAt(root: string, commit: string): ContentState {
  const git = (args: string[], input?: string) =>
    execFileSync('git', args, { cwd: root, input, maxBuffer: MOST_OUTPUT, stdio: ['pipe', 'pipe', 'pipe'] });
  const files = git(['ls-tree', '-r', '-z', '--name-only', `${commit}:content`])
    .toString('utf8')
    .split('\0')
    .filter((file) => file.endsWith('.yaml'));
  const texts = blobs(git(['cat-file', '--batch'], files.map((file) => `${commit}:content/${file}\n`).join('')));
  return resolved(new Map(files.map((file, at) => [file, parse(texts[at] ?? '') as unknown])));
}

/** What readers saw in that state: a text that quotes a figure says it. */
function resolved(typed: ContentState): ContentState {
  const entries = entriesIn(typed);
  return new Map([...typed].map(([file, entry]) => [file, withFigures(entry, entries).entry]));
}

/** What `git cat-file --batch` prints: for each file a line that ends with its size in bytes, the file, a line break. */
function blobs(output: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < output.length; ) {
    const begin = output.indexOf('\n', at) + 1;
    const size = Number(output.toString('utf8', at, begin).trim().split(' ').at(-1));
    texts.push(output.toString('utf8', begin, begin + size));
    at = begin + size + 1;
  }
  return texts;
}
