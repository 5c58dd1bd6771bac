import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '#app/i18n/language.ts';
import { problemsInFolder } from '#scripts/content/ask.ts';
import type { Folders } from './folders.ts';
import { type SaidProblem, said } from './problems.ts';

const run = promisify(execFile);

/** Content is read anew for each command, by a process of its own, from what would be published: no drafts. */
const inContent = ({ content }: Folders) => ({ env: { ...process.env, CONTENT_ROOT: content }, maxBuffer: 50_000_000 });

/** Everything that `npm run content` refuses, in the editor's language. */
export async function checkAll({ content }: Folders, language: Language): Promise<SaidProblem[]> {
  const problems = await problemsInFolder(content);
  return said(
    problems.filter(({ level }) => level === 'error'),
    language,
  );
}

/** Prints the PDFs that are made from the content, as `npm run documents` does. Throws with what it said when it fails. */
export async function makeDocuments(folders: Folders): Promise<void> {
  const script = join(process.cwd(), 'scripts/make-documents.ts');
  await run(process.execPath, [script], inContent(folders));
}
