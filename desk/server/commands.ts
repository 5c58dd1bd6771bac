import type { Language } from '#app/i18n/language.ts';
import { problemsInFolder } from '#scripts/content/ask.ts';
import type { Folders } from './folders.ts';
import { type SaidProblem, said } from './problems.ts';

/** Everything that `npm run content` refuses, in the editor's language. */
export async function checkAll({ content }: Folders, language: Language): Promise<SaidProblem[]> {
  const problems = await problemsInFolder(content);
  return said(
    problems.filter(({ level }) => level === 'error'),
    language,
  );
}
