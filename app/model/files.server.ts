import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Language } from '#app/i18n/language.ts';
import { generatedPdfFile } from './documents/generatePdfs.server.ts';
import { FILES_ROOT } from './fields.server.ts';
import type { recordings } from './recordings.server.ts';

/** Returns the size in bytes of a file that pages link to (`/pdfs/a.pdf`), generated or from the content. */
export function fileBytes(path: string): number {
  return statSync(generatedPdfFile(path) ?? join(FILES_ROOT, path)).size;
}

/** Returns the address and the size in bytes of the recording of an entry. */
export function recordingOf({ audio }: { audio?: z.infer<typeof recordings> }, language: Language) {
  return audio && { src: audio[language], bytes: fileBytes(audio[language]) };
}
