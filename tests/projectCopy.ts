import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folders that are not copied: the copy does not need them, or has a link to them. */
const EXCLUDED = new Set(['.git', '.desk', '.reports', 'build', 'node_modules', 'drafts']);

/** Copies the project to a temporary folder. */
export function copyOfProject(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'sahayya-desk-'));
  for (const name of readdirSync(process.cwd()))
    if (!EXCLUDED.has(name)) cpSync(join(process.cwd(), name), join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
