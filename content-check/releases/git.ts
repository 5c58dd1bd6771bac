import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Changes } from '#app/model/changes/schema.server.ts';
import { withFigures } from '#app/model/figures/quotes.server.ts';
import { entriesInMemory } from '#app/model/figures/source.server.ts';
import type { ContentState } from './changes.ts';

/** Returns the output of a git command without the final line break. Throws an error with the message from git. */
export type Git = (...args: string[]) => string;

export function gitIn(root: string): Git {
  return (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
}

/** Returns the latest version (`0.1.0`) among the tags (`v0.1.0`) that are ancestors of the current commit. */
export function lastRelease(git: Git): string | undefined {
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n');
  return tags.find((tag) => /^v\d+\.\d+\.\d+$/.test(tag))?.slice(1);
}

/**
 * Returns the last commit that recorded changes in content/changes: a release, or a publication of the shared desk. The next record lists
 * the differences from it, so that no change is missing and none is listed twice.
 */
export function lastRecord(git: Git): string | undefined {
  return git('log', '-1', '--format=%H', '--', 'content/changes/*.yaml') || undefined;
}

/** Writes a file of content/changes. Does not fold lines, so that a diff of the file shows changed values only. */
export function formatRecord(record: Changes, writtenBy: string): string {
  const note = `# Written by ${writtenBy} from the differences of the content. · मजकुरातील बदलांवरून ही फाइल आपोआप तयार होते.`;
  return `${note}\n${stringify(record, { lineWidth: 0 })}`;
}

/** Reads a content folder and resolves the figures that its texts quote. Treats a missing folder as empty. */
export function readContent(folder: string): ContentState {
  const files = globSync('**/*.yaml', { cwd: folder });
  const parsed = new Map(files.map((file) => [file, parse(readFileSync(join(folder, file), 'utf8')) as unknown]));
  const entries = entriesInMemory(parsed);
  return new Map([...parsed].map(([file, entry]) => [file, withFigures(entry, entries).entry]));
}

/** Reads the content of a commit or tag. If it does not exist, throws an error with the message from git. */
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
