import { use } from 'react';
import { FormContext, idOf, type Path } from './FormContext.ts';

/** What is wrong at exactly this place. The element is always there, so that what comes into it is read out. */
export function FieldProblems({ path }: { path: Path }) {
  const { problems } = use(FormContext);
  const here = problems.filter((problem) => problem.path.join('.') === path.join('.'));
  return (
    <p id={`${idOf(path)}-problem`} className="problem" aria-live="polite">
      {here.map(({ message }) => message).join('. ')}
    </p>
  );
}

/** Whether something is wrong at this place, for `aria-invalid`. */
export function useIsWrong(path: Path): boolean {
  const { problems } = use(FormContext);
  return problems.some((problem) => problem.path.join('.') === path.join('.'));
}
