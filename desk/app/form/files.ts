import type { Language } from '#app/i18n/language.ts';
import { HttpError } from '../../httpError.ts';
import { LARGEST_UPLOAD } from '../../largestUpload.ts';
import type { Upload } from '../../server/entries/uploads.ts';
import { api, type EntryKey } from '../api.ts';
import { errorSentence } from '../errorSentence.ts';
import { translatorIn } from '../words.ts';

/** Uploads a file. `notes` are messages to the editor. `upload` is missing if the file was rejected. */
export async function uploadFile(
  file: File,
  name: string,
  language: Language,
): Promise<{ upload?: Upload; notes: string[] }> {
  const t = translatorIn(language);
  // Checks the size first, because the server would close the connection before the browser can read the reason.
  if (file.size > LARGEST_UPLOAD) return { notes: [t('largeFile', { limit: LARGEST_UPLOAD / 1_000_000 })] };
  try {
    const upload = await api.upload(name, file);
    const { width, height } = upload;
    return { upload, notes: width && height ? [t('filePixels', { width, height })] : [] };
  } catch (error) {
    const sentence = errorSentence(error, language);
    const isRefused = error instanceof HttpError && [413, 415].includes(error.status);
    return { notes: [isRefused ? sentence : t('uploadFailed', { reason: sentence })] };
  }
}

/** Returns the path of a new file without its extension, such as `/pdfs/notices/admission-2026.mr`. */
export function uploadName(folder: string, { collection, entry }: EntryKey, value: unknown, fieldId: string): string {
  const { id, name } = (value ?? {}) as Record<string, unknown>;
  const entryName = String(entry || id || name || collection)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const language = /_(en|mr)$/.exec(fieldId)?.[1];
  return `${folder}/${collection}/${entryName}${language ? `.${language}` : ''}`;
}
