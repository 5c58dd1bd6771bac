import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Folders that are not copied: the copy does not need them, or has a link to them. */
const EXCLUDED = new Set(['.git', '.desk', '.reports', '.cache/browsers', 'build', 'node_modules']);

/** Copies the project to a temporary folder. */
export function copyOfProject(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'sahayya-desk-'));
  const project = process.cwd();
  cpSync(project, folder, { recursive: true, filter: (source) => !EXCLUDED.has(relative(project, source)) });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
