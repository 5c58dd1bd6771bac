import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Changes } from '#app/model/changes/schema.server.ts';
import { withFigures } from '#app/model/figures/quotes.server.ts';
import { entriesInMemory } from '#app/model/figures/source.server.ts';
import { parseYamlOnce } from '#app/model/yaml.server.ts';
import { git, textsAt } from '../git.ts';
import type { ContentState } from './changes.ts';

/** Returns the latest version (`0.1.0`) among the tags (`v0.1.0`) that are ancestors of the current commit. */
export async function lastRelease(root: string): Promise<string | undefined> {
  const tags = await git(root, ['tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname']);
  return tags
    .split('\n')
    .find((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
    ?.slice(1);
}

/**
 * Returns the last commit that recorded changes in content/changes: a release, or a publication of the shared desk. The next record lists
 * the differences from it, so that no change is missing and none is listed twice.
 */
export async function lastRecord(root: string): Promise<string | undefined> {
  return (await git(root, ['log', '-1', '--format=%H', '--', 'content/changes/*.yaml'])) || undefined;
}

/** Writes a file of content/changes. Does not fold lines, so that a diff of the file shows changed values only. */
export function formatRecord(record: Changes, writtenBy: string): string {
  const note = `# Written by ${writtenBy} from the differences of the content. · मजकुरातील बदलांवरून ही फाइल आपोआप तयार होते.`;
  return `${note}\n${stringify(record, { lineWidth: 0 })}`;
}

/** Parses the YAML files of a content folder, by file, and resolves the figures that their texts quote. */
export function parseContent(texts: ReadonlyMap<string, string>): ContentState {
  const parsed = new Map([...texts].map(([file, text]) => [file, parseYamlOnce(text)]));
  const entries = entriesInMemory(parsed);
  return new Map([...parsed].map(([file, entry]) => [file, withFigures(entry, entries).entry]));
}

/** Reads a content folder. Treats a missing folder as empty. */
export function readContent(folder: string): ContentState {
  const files = globSync('**/*.yaml', { cwd: folder });
  return parseContent(new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])));
}

/** Reads the content of a commit or tag. Rejects if it does not exist. */
export const readContentAt = async (root: string, commit: string): Promise<ContentState> =>
  parseContent(await textsAt(root, commit));
