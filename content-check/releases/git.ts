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

/** New contents of files in content/, by file such as `schemes/vayoshree.yaml`; undefined removes the file. */
export type NewFiles = ReadonlyMap<string, string | Uint8Array | undefined>;

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

/**
 * Reads a content folder and resolves the figures that its texts quote. Treats a missing folder as empty. `changed`: contents that differ
 * from those in the folder.
 */
export function readContent(folder: string, changed: NewFiles = new Map()): ContentState {
  const files = globSync('**/*.yaml', { cwd: folder });
  const contents = new Map([...files.map((file) => [file, readFileSync(join(folder, file))] as const), ...changed]);
  const parsed = new Map(
    [...contents]
      .filter(([file, content]) => file.endsWith('.yaml') && content !== undefined)
      .map(([file, content]) => [file, parse(String(content)) as unknown]),
  );
  const entries = entriesInMemory(parsed);
  return new Map([...parsed].map(([file, entry]) => [file, withFigures(entry, entries).entry]));
}

/** Reads the content of a commit or tag. If it does not exist, throws an error with the message from git. `changed`: as for `readContent`. */
export function readContentAt(root: string, commit: string, changed?: NewFiles): ContentState {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    execFileSync('git', ['--work-tree', folder, 'read-tree', '--reset', '-u', `${commit}:content`], {
      cwd: root,
      env: { ...process.env, GIT_INDEX_FILE: join(folder, '.index') },
      stdio: 'pipe',
    });
    return readContent(folder, changed);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
