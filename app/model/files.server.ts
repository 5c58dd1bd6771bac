import { statSync } from 'node:fs';
import { join } from 'node:path';
import { madePdfFile } from './documents/press.server.ts';
import { FILES_ROOT } from './fields.server.ts';

/** Size in bytes of a file that pages offer (`/pdfs/a.pdf`), brought or made, measured, never typed. */
export function fileBytes(path: string): number {
  return statSync(madePdfFile(path) ?? join(FILES_ROOT, path)).size;
}
