import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { ContentError } from '#app/model/load.server.ts';
import { fillCache, sizesOf } from '#app/model/pictures/cache.server.ts';
import { photographProblem, readMaster } from '#app/model/pictures/masters.server.ts';
import { errorAt, type Problem } from '#app/model/problems/problem.ts';

/** Makes every size of the photographs as a build does, and keeps them for it, because a photograph can be too rich in detail. */
export async function photographs(
  paths: readonly string[],
  content = CONTENT_ROOT,
  cache?: string,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const path of paths) {
    try {
      const master = await readMaster(path, content);
      const problem = photographProblem(master);
      if (problem) problems.push(errorAt({ file: `content${path}`, path: [] }, problem.code, problem.params));
      else if (master.kind === 'photograph') for (const size of sizesOf(master)) await fillCache(master, size, cache);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  return problems;
}
