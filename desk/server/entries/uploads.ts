import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { LARGEST_PDF } from '#app/model/fields.server.ts';
import type { Path } from '#app/model/problems/problem.ts';
import { LARGEST_RECORDING, type RecordingEnding, recordingEnding } from '#app/model/recordings.server.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { findPdfBarrier, findPdfHazard } from '#content-check/pdf.ts';
import { HttpError } from '../../httpError.ts';
import type { Folders } from '../folders.ts';

/** Path of an upload without its extension. */
const UPLOAD_NAME = /^(?=.{1,200}$)\/(pdfs|pictures|images|audio)(\/[a-z0-9][a-z0-9.-]*)+$/;

/** Maximum number of files whose names differ only by a number. */
const MAX_SAME_NAME = 1000;

/** Formats of photographs. Excludes SVG, whose filters can compute for minutes. */
const PHOTOGRAPHS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif']);

/** Far above any camera of an office. A picture of 1 MB can unpack to more than a gigabyte. */
const MOST_PIXELS = 100_000_000;

/** Longest side of a stored photograph, more than twice the width of the widest picture on a page. */
const MAX_SIDE_PIXELS = 2560;

/** `reason` is a message key in desk/words. */
const refuse = (reason: string, limit = LARGEST_PDF) => new HttpError(415, { reason, limit: limit / 1000 });

/** A stored file. `width` and `height` are in pixels. */
export type Upload = { path: string; bytes: number; width?: number; height?: number };

/**
 * Stores a file in the drafts, under an unused name that begins with `wanted`, such as `/pdfs/notices/admission.en`.
 * Rotates photographs upright, shrinks them, and removes their metadata, such as the location.
 */
export async function saveUpload(folders: Folders, wanted: string, body: Buffer): Promise<Upload> {
  if (!UPLOAD_NAME.test(wanted) || toContentFile(wanted) === undefined) throw refuse('badName');
  const { content, ending, ...size } = await prepare(wanted, body);
  const { path, file } = findFreeName(folders, wanted, ending);
  for (const root of [folders.drafts, folders.workshop]) writeFileAtomic(join(root, file), content);
  return { path, bytes: content.length, ...size };
}

type Prepared = { content: Buffer; ending: 'pdf' | 'jpg' | RecordingEnding; width?: number; height?: number };

async function prepare(wanted: string, body: Buffer): Promise<Prepared> {
  if (wanted.startsWith('/pdfs/')) return { content: checkedPdf(body), ending: 'pdf' };
  if (wanted.startsWith('/audio/')) return checkedRecording(body);
  return { ...(await normalizePicture(body)), ending: 'jpg' };
}

function checkedRecording(body: Buffer): Prepared {
  const ending = recordingEnding(body);
  if (!ending) throw refuse('notRecording');
  if (body.length > LARGEST_RECORDING) throw refuse('largeRecording', LARGEST_RECORDING);
  return { content: body, ending };
}

function checkedPdf(body: Buffer): Buffer {
  const text = body.toString('latin1');
  if (!text.startsWith('%PDF-') || !text.includes('%%EOF')) throw refuse('notPdf');
  if (findPdfHazard(body)) throw refuse('activePdf');
  // Must have the same limits as content-check/rules/published-files.ts, so that an accepted draft can be published.
  if (body.length > LARGEST_PDF) throw refuse('largePdf');
  const barrier = findPdfBarrier(body);
  if (barrier) throw refuse(barrier);
  return body;
}

async function normalizePicture(body: Buffer) {
  try {
    const picture = sharp(body, { failOn: 'error', limitInputPixels: MOST_PIXELS });
    const { format } = await picture.metadata();
    if (!PHOTOGRAPHS.has(format)) throw refuse('notPicture');
    const { data, info } = await picture
      .rotate()
      .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    throw refuse('notPicture');
  }
}

function findFreeName({ content, drafts }: Folders, wanted: string, ending: string): { path: string; file: string } {
  for (let number = 1; number <= MAX_SAME_NAME; number++) {
    const path = `${wanted}${number === 1 ? '' : `-${number}`}.${ending}`;
    const file = toContentFile(path) ?? '';
    if (![content, drafts].some((root) => existsSync(join(root, file)))) return { path, file };
  }
  throw refuse('badName');
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
