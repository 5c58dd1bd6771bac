import { parse } from 'yaml';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { joinTexts } from '../entries/joinTexts.ts';
import type { DeskState } from '../shared/deskState.ts';
import type { NewFiles } from './makeCommit.ts';
import { type PublicationRow, publicationsById } from './publicationStore.ts';
import { changedContents } from './repository.ts';

/**
 * Returns the files of content/ without the publications that `row` takes back: as they were before them, but with other fields that
 * others changed since. `current`: the texts of all entries now. `clashes`: entries in which others changed the same fields.
 */
export async function revertedFiles(
  { project, database }: DeskState,
  { undoes }: Pick<PublicationRow, 'undoes'>,
  current: ReadonlyMap<string, string>,
): Promise<{ files: NewFiles; clashes: string[] }> {
  const texts = new Map<string, string | undefined>();
  const [clashes, uploads] = [new Set<string>(), new Set<string>()];
  for (const { parent: before, made } of publicationsById(database, undoes)) {
    if (before === null || made === null) continue;
    for (const { file, ...versions } of await changedContents(project, before, made)) {
      // Keeps the records of what changed, because it was public.
      if (file.startsWith('changes/')) continue;
      if (!file.endsWith('.yaml')) {
        uploads.add(file);
        continue;
      }
      const now = texts.has(file) ? texts.get(file) : current.get(file);
      const [after, former] = [versions.after, versions.before].map((content) => {
        const text = content?.toString('utf8');
        return file === 'site.yaml' ? withDateOf(now, text) : text;
      });
      const joined = joinTexts(after, now, former);
      if (joined.isClash) clashes.add(file);
      else texts.set(file, joined.text);
    }
  }
  const entries = [...new Map<string, string | undefined>([...current, ...texts])]
    .filter(([file]) => !file.startsWith('changes/'))
    .map(([, text]) => text);
  const unused = [...uploads].filter((file) => !entries.some((text) => text?.includes(addressOf(file))));
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

/** The address of an upload, by which entries refer to it. */
const addressOf = (upload: string) => `/${upload.replace(/^files\//, '')}`;
