import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '#app/i18n/language.ts';
import type { Finding } from '#scripts/content/finding.ts';
import type { Folders } from './folders.ts';
import { inMarathi } from './sentences.ts';

const run = promisify(execFile);

/** Content is read anew for each command, by a process of its own, from what would be published: no drafts. */
const inContent = ({ content }: Folders) => ({ env: { ...process.env, CONTENT_ROOT: content }, maxBuffer: 50_000_000 });

export type SaidFinding = { file: string; field: string; message: string };

/** Everything that `npm run content` refuses, in the editor's language as far as there are words for it. */
export async function checkAll(folders: Folders, language: Language): Promise<SaidFinding[]> {
  const script = join(process.cwd(), 'scripts/content/check.ts');
  const { stdout } = await run(process.execPath, [script, '--json'], inContent(folders));
  const findings = JSON.parse(stdout) as Finding[];
  return findings
    .filter(({ level }) => level === 'error')
    .map(({ file, field, sentence }) => ({
      file,
      field,
      message: (language === 'mr' ? inMarathi(sentence) : undefined) ?? sentence,
    }));
}

/** Prints the PDFs that are made from the content, as `npm run documents` does. Throws with what it said when it fails. */
export async function makeDocuments(folders: Folders): Promise<void> {
  const script = join(process.cwd(), 'scripts/make-documents.ts');
  await run(process.execPath, [script], inContent(folders));
}
