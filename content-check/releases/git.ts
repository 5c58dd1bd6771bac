import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withFigures } from '#app/model/figures/quotes.server.ts';
import { entriesInMemory } from '#app/model/figures/source.server.ts';
import type { ContentState } from './changes.ts';

/** Runs a git command in a repository and returns its output without the last line break. Throws what git prints. */
export type Git = (...args: string[]) => string;

export function gitIn(root: string): Git {
  return (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
}

/** Finds the latest version, `0.1.0`, among the tags `v0.1.0` that the current commit descends from. */
export function lastRelease(git: Git): string | undefined {
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n');
  return tags.find((tag) => /^v\d+\.\d+\.\d+$/.test(tag))?.slice(1);
}

/** Reads a folder of content with the figures that its texts quote. A missing folder has no content. */
export function readContent(folder: string): ContentState {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  const parsed = new Map(files.map((file) => [file, parse(readFileSync(join(folder, file), 'utf8')) as unknown]));
  const entries = entriesInMemory(parsed);
  return new Map([...parsed].map(([file, entry]) => [file, withFigures(entry, entries).entry]));
}

/** Reads the content of a commit or tag. Throws what git prints when there is none. */
export function readContentAt(root: string, commit: string): ContentState {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    gitIn(root)('archive', '-o', join(folder, 'content.tar'), `${commit}:content`);
    execFileSync('tar', ['-xf', 'content.tar'], { cwd: folder });
    return readContent(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
