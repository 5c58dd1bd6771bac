import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Folders } from '../folders.ts';

/** `published` and `draft` are the parsed files; `version` changes with each of their bytes. */
export type StoredEntry = { published?: unknown; draft?: unknown; version: string };

/** Throws on invalid YAML. `file`: `schemes/vayoshree.yaml`. */
export function readEntry(folders: Folders, file: string): StoredEntry {
  const texts = textsOf(folders, file);
  return {
    ...(texts.published === undefined ? {} : { published: parse(texts.published) as unknown }),
    ...(texts.draft === undefined ? {} : { draft: parse(texts.draft) as unknown }),
    version: hashTexts(texts),
  };
}

export type Texts = { published?: string | undefined; draft?: string | undefined };

export function textsOf({ content, drafts }: Folders, file: string): Texts {
  return { published: readText(join(content, file)), draft: readText(join(drafts, file)) };
}

export function hashTexts({ published, draft }: Texts): string {
  return createHash('sha256')
    .update(JSON.stringify([published ?? null, draft ?? null]))
    .digest('hex')
    .slice(0, 16);
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
