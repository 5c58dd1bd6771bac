import { parse } from 'yaml';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import type { SharedDesk } from '../shared/sharedDesk.ts';
import { joinTexts } from './joinTexts.ts';
import type { FilesToCommit } from './makeCommit.ts';
import { type PublicationRow, publicationsById } from './publicationStore.ts';
import { changedContents, git, textsAt } from './repository.ts';

/**
 * Returns the files of content/ without the publications that `row` takes back: as they were before them, but with other fields that
 * others changed since. `clashes`: entries in which others changed the same fields.
 */
export function revertedFiles(
  { project, database }: SharedDesk,
  { undoes }: Pick<PublicationRow, 'undoes'>,
  parent: string,
): FilesToCommit {
  const texts = new Map<string, string | undefined>();
  const [clashes, uploads] = [new Set<string>(), new Set<string>()];
  for (const { parent: before, made } of publicationsById(database, undoes)) {
    if (before === null || made === null) continue;
    // Keeps the records of what changed, because it was public.
    const changed = changedContents(project, before, made).filter(({ file }) => !file.startsWith('changes/'));
    const entries = changed.filter(({ file }) => file.endsWith('.yaml'));
    for (const { file } of changed) if (!file.endsWith('.yaml')) uploads.add(file);
    const currentTexts = textsAt(
      project,
      parent,
      entries.map(({ file }) => file),
    );
    for (const { file, ...versions } of entries) {
      const current = texts.has(file) ? texts.get(file) : currentTexts.get(file);
      const [after, former] = [versions.after, versions.before].map((content) => {
        const text = content?.toString('utf8');
        return file === 'site.yaml' ? withDateOf(current, text) : text;
      });
      const joined = joinTexts(after, current, former);
      if (joined === 'clash') clashes.add(file);
      else texts.set(file, joined.text);
    }
  }
  const unused = [...uploads].filter((file) => !isUsed(project, parent, texts, file));
  return {
    files: new Map([...texts, ...unused.map((file) => [file, undefined] as const)]),
    clashes: [...clashes],
  };
}

/** Takes the date of the site's last update from `current`, because every publication changes it. */
function withDateOf(current = '', text = ''): string {
  const { lastUpdated } = parse(current) as { lastUpdated: string };
  return editYaml(text, { ...(parse(text) as object), lastUpdated });
}

/** Returns whether an entry refers to an upload. `texts`: entries that differ from those at the commit. */
function isUsed(
  project: string,
  commit: string,
  texts: ReadonlyMap<string, string | undefined>,
  upload: string,
): boolean {
  const address = `/${upload.replace(/^files\//, '')}`;
  return (
    entriesWith(project, commit, address).some((file) => !texts.has(file)) ||
    [...texts.values()].some((text) => text?.includes(address))
  );
}

function entriesWith(project: string, commit: string, address: string): string[] {
  try {
    const found = git(project, ['grep', '-lF', address, commit, '--', 'content/*.yaml', ':!content/changes']).split(
      '\n',
    );
    return found.map((line) => line.replace(/^.*?:content\//, ''));
  } catch {
    // git exits with 1 if it finds nothing.
    return [];
  }
}
