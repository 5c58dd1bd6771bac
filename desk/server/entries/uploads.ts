import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Path } from '#app/model/problems/problem.ts';
import { isReservedFileName } from '#app/model/reservedName.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { HttpError } from '../../httpError.ts';
import type { Folders } from '../folders.ts';
import { checkUpload, refuse } from './checkUpload.ts';

/** Path of an upload without its extension. */
const UPLOAD_NAME = /^(?=.{1,200}$)\/(pdfs|pictures|images|audio)(\/[a-z0-9][a-z0-9.-]*)+$/;

/** Maximum number of files whose names differ only by a number. */
const MAX_SAME_NAME = 1000;

const badName = () => new HttpError(415, { reason: 'badName' });

/** A stored file. `width` and `height` are in pixels. */
export type Upload = { path: string; bytes: number; width?: number; height?: number };

/**
 * Stores a file in the drafts if it may be published, under an unused name that begins with `wanted`, such as `/pdfs/notices/admission.en`.
 * `keep`: records the file before it is written, or throws.
 */
export async function saveUpload(
  folders: Folders,
  wanted: string,
  body: Buffer,
  keep: (file: string, content: Buffer) => void = () => {},
): Promise<Upload> {
  if (!UPLOAD_NAME.test(wanted) || toContentFile(wanted) === undefined) throw badName();
  const reserved = wanted.split('/').find(isReservedFileName);
  if (reserved) throw refuse('reservedFile', { name: reserved });
  const { content, ending, ...size } = await checkUpload(wanted, body);
  const { path, file } = findFreeName(folders, wanted, ending);
  keep(file, content);
  for (const root of [folders.drafts, folders.workshop]) writeFileAtomic(join(root, file), content);
  return { path, bytes: content.length, ...size };
}

function findFreeName({ content, drafts }: Folders, wanted: string, ending: string): { path: string; file: string } {
  for (let number = 1; number <= MAX_SAME_NAME; number++) {
    const path = `${wanted}${number === 1 ? '' : `-${number}`}.${ending}`;
    const file = toContentFile(path) ?? '';
    if (![content, drafts].some((root) => existsSync(join(root, file)))) return { path, file };
  }
  throw badName();
}

/** Converts a path in an entry to its file: `/pdfs/a.pdf` → `files/pdfs/a.pdf`. Returns undefined for other paths. */
export function toContentFile(path: string): string | undefined {
  const [, folder] = /^\/(pdfs|images|videos|pictures|audio)\/[\w./-]+$/.exec(path) ?? [];
  if (folder === undefined || path.includes('..')) return undefined;
  return folder === 'pictures' ? path.slice(1) : `files${path}`;
}

/** Lists the files that an entry refers to. */
export const referencedFiles = (value: unknown): string[] => [...new Set(namedFiles(value).map(({ file }) => file))];

/** A file that a field names. `address`: as the field names it, such as `/pdfs/a.pdf`. */
type NamedFile = { file: string; address: string; path: Path };

/** Lists the files that a value names. */
export function namedFiles(value: unknown, path: Path = []): NamedFile[] {
  if (typeof value === 'string') {
    const file = toContentFile(value);
    return file === undefined ? [] : [{ file, address: value, path }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    namedFiles(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
