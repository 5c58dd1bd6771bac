import { statSync } from 'node:fs';
import { join } from 'node:path';
import { generatedPdfFile } from './documents/generatePdfs.server.ts';
import { FILES_ROOT } from './fields.server.ts';

/** Returns the size in bytes of a file that pages link to (`/pdfs/a.pdf`), generated or from the content. */
export function fileBytes(path: string): number {
  return statSync(generatedPdfFile(path) ?? join(FILES_ROOT, path)).size;
}
