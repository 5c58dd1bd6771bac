import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { LARGEST_PDF } from '#app/model/fields.server.ts';
import { findPdfBarrier, findPdfHazard } from '#content-check/pdf.ts';
import { writeFileAtomic } from '#content-check/writeFileAtomic.ts';
import { HttpError } from '../../httpError.ts';
import type { Folders } from '../folders.ts';

/** Path of an upload without its extension. */
const UPLOAD_NAME = /^(?=.{1,200}$)\/(pdfs|pictures|images)(\/[a-z0-9][a-z0-9.-]*)+$/;

/** Maximum number of files whose names differ only by a number. */
const MAX_SAME_NAME = 1000;

/** Longest side of a stored photograph, more than twice the width of the widest picture on a page. */
const MAX_SIDE_PIXELS = 2560;

/** `reason` is a message key in desk/words. */
const refuse = (reason: string) => new HttpError(415, { reason, limit: LARGEST_PDF / 1000 });

/** A stored file. `width` and `height` are in pixels. */
export type Upload = { path: string; bytes: number; width?: number; height?: number };

/**
 * Stores a file in the drafts, under an unused name that begins with `wanted`, such as `/pdfs/notices/admission.en`.
 * Rotates photographs upright, shrinks them, and removes their metadata, such as the location.
 */
export async function saveUpload(folders: Folders, wanted: string, body: Buffer): Promise<Upload> {
  if (!UPLOAD_NAME.test(wanted) || toContentFile(wanted) === undefined) throw refuse('badName');
  const isPdf = wanted.startsWith('/pdfs/');
  const { content, ...size } = isPdf ? { content: checkedPdf(body) } : await normalizePicture(body);
  const { path, file } = findFreeName(folders, wanted, isPdf ? 'pdf' : 'jpg');
  for (const root of [folders.drafts, folders.workshop]) writeFileAtomic(join(root, file), content);
  return { path, bytes: content.length, ...size };
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
    const { data, info } = await sharp(body, { failOn: 'error' })
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
  const [, folder] = /^\/(pdfs|images|videos|pictures)\/[\w./-]+$/.exec(path) ?? [];
  if (folder === undefined || path.includes('..')) return undefined;
  return folder === 'pictures' ? path.slice(1) : `files${path}`;
}

/** Lists the files that an entry refers to. */
export function referencedFiles(value: unknown): string[] {
  if (typeof value === 'string') return [toContentFile(value)].filter((file) => file !== undefined);
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(referencedFiles))];
}
