import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { LARGEST_PDF } from '#app/model/fields.server.ts';
import { findPdfBarrier, findPdfHazard } from '#content-check/pdf.ts';
import { writeFileAtomic } from '#content-check/writeFileAtomic.ts';
import type { Folders } from '../folders.ts';

/** What an upload may be called before its ending; a page names no longer path. */
const UPLOAD_NAME = /^(?=.{1,200}$)\/(pdfs|pictures|images)(\/[a-z0-9][a-z0-9.-]*)+$/;

/** How many files may be called alike but for their number. */
const MAX_SAME_NAME = 1000;

/** Longest side of a kept photograph, in pixels: twice what the largest picture of a page has. */
const MAX_SIDE_PIXELS = 2560;

/** Why a file was not taken. `reason` is a key of desk/words. */
export class UploadError extends Error {
  override name = 'UploadError';
  readonly reason: 'notPdf' | 'activePdf' | 'largePdf' | 'untaggedPdf' | 'untitledPdf' | 'notPicture' | 'badName';
  constructor(reason: UploadError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** What was kept. `width` and `height` in pixels. */
export type Upload = { path: string; bytes: number; width?: number; height?: number };

/**
 * Keeps a file among the drafts, under a name that nothing has yet: `/pdfs/notices/admission.en` and its ending. Photographs
 * are turned upright, made no larger than a page needs, and lose what the camera wrote into them, such as the place.
 */
export async function saveUpload(folders: Folders, wanted: string, body: Buffer): Promise<Upload> {
  if (!UPLOAD_NAME.test(wanted) || toContentFile(wanted) === undefined) throw new UploadError('badName');
  const isPdf = wanted.startsWith('/pdfs/');
  const { content, ...rest } = isPdf ? pdf(body) : await picture(body);
  const path = freeName(folders, wanted, rest.ending);
  for (const root of [folders.drafts, folders.workshop])
    writeFileAtomic(join(root, toContentFile(path) ?? ''), content);
  const { ending: _, ...facts } = rest;
  return { path, bytes: content.length, ...facts };
}

function pdf(body: Buffer) {
  const text = body.toString('latin1');
  if (!text.startsWith('%PDF-') || !text.includes('%%EOF')) throw new UploadError('notPdf');
  if (findPdfHazard(body)) throw new UploadError('activePdf');
  // The same limits as in the content check (content-check/rules/published-files.ts): a draft that is taken can be published.
  if (body.length > LARGEST_PDF) throw new UploadError('largePdf');
  const barrier = findPdfBarrier(body);
  if (barrier) throw new UploadError(barrier);
  return { content: body, ending: 'pdf' };
}

async function picture(body: Buffer) {
  try {
    const { data, info } = await sharp(body, { failOn: 'error' })
      .rotate()
      .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, ending: 'jpg', width: info.width, height: info.height };
  } catch {
    throw new UploadError('notPicture');
  }
}

function freeName({ content, drafts }: Folders, wanted: string, ending: string): string {
  for (let number = 1; number <= MAX_SAME_NAME; number++) {
    const path = `${wanted}${number === 1 ? '' : `-${number}`}.${ending}`;
    const file = toContentFile(path) ?? '';
    if (![content, drafts].some((root) => existsSync(join(root, file)))) return path;
  }
  throw new UploadError('badName');
}

/** Paths that pages have, `/pdfs/a.pdf`, and the folder of the content in which such a file stands. */
const FOLDERS: [RegExp, string][] = [
  [/^\/(pdfs|images|videos)\/[\w./-]+$/, 'files'],
  [/^\/pictures\/[\w./-]+$/, ''],
];

/** The file of a path that an entry names: `/pdfs/a.pdf` is `files/pdfs/a.pdf`. Undefined when it is no such path. */
export function toContentFile(path: string): string | undefined {
  const folder = FOLDERS.find(([pattern]) => pattern.test(path))?.[1];
  return folder === undefined || path.includes('..') ? undefined : `${folder}${path}`.replace(/^\//, '');
}

/** Every file that an entry names, as places in the content. */
export function referencedFiles(value: unknown): string[] {
  if (typeof value === 'string') return [toContentFile(value) ?? []].flat();
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(referencedFiles))];
}
