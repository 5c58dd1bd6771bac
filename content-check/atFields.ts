import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { type ContentFile, collectPlainTexts } from './text/texts.ts';

/** Moves each error of a picture, PDF or other file to the fields that name it, where an editor can choose another file. */
export function atFields(problems: readonly Problem[], files: ContentFile[]): Problem[] {
  const fields = Map.groupBy(files.flatMap(collectPlainTexts), ({ value }) => value);
  return problems.flatMap((problem) => {
    const [, address = ''] = /^content(?:\/files(?=\/))?(\/.+\.\w+)$/.exec(problem.file) ?? [];
    const named = problem.path.length === 0 && problem.level === 'error' ? fields.get(address) : undefined;
    return named?.map((place) => errorAt(place, problem.code, problem.params)) ?? [problem];
  });
}
