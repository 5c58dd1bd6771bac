import { statSync } from 'node:fs';
import { join } from 'node:path';
import { FILES_ROOT } from './fields.server.ts';

/** Size in bytes of a file that an entry points to (`/pdfs/a.pdf`), measured, never typed. */
export function fileBytes(path: string): number {
  return statSync(join(FILES_ROOT, path)).size;
}
