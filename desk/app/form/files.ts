import type { Language } from '#app/i18n/language.ts';
import { LARGEST_UPLOAD } from '../../largestUpload.ts';
import type { Upload } from '../../server/entries/uploads.ts';
import { ask, type Named, Refused } from '../ask.ts';
import type { DeskTranslator } from '../words.ts';

const REASONS = [
  'largeFile',
  'notPdf',
  'activePdf',
  'largePdf',
  'untaggedPdf',
  'untitledPdf',
  'notPicture',
  'badName',
] as const;

/** Sends a file to the desk. `notes` say in words what came of it; without `upload` it was not kept. */
export async function keepFile(
  file: File,
  wanted: string,
  t: DeskTranslator,
): Promise<{ upload?: Upload; notes: string[] }> {
  // The server would break off the sending, and a browser may then not read its answer.
  if (file.size > LARGEST_UPLOAD) return { notes: [t('largeFile', { limit: LARGEST_UPLOAD / 1_000_000 })] };
  try {
    const upload = await ask.upload(wanted, file);
    const { width, height } = upload;
    return { upload, notes: width && height ? [t('filePixels', { width, height })] : [] };
  } catch (error) {
    const { reason: why, limit } = error instanceof Refused ? error.answer : {};
    const reason = REASONS.find((one) => one === why);
    return { notes: [reason ? t(reason, { limit: Number(limit) }) : t('uploadFailed', { reason: String(error) })] };
  }
}

/**
 * The name that a new file gets, without its ending: the collection's folder, the entry, and the language where there is
 * one of each: `/pdfs/notices/admission-2026.mr`.
 */
export function namesFor(folder: string, { collection, entry }: Named, value: unknown, id: string): string {
  const { id: own, name } = (value ?? {}) as Record<string, unknown>;
  const called = String(entry || own || name || collection)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const language = /_(en|mr)$/.exec(id)?.[1];
  return `${folder}/${collection}/${called}${language ? `.${language}` : ''}`;
}

export function sizeOf(bytes: number, language: Language): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
  const amount = bytes / (unit === 'kilobyte' ? 1000 : 1_000_000);
  return new Intl.NumberFormat(language === 'mr' ? 'mr-IN' : 'en-IN', {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
  }).format(amount);
}
