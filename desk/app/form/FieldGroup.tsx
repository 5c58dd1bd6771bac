import { type ReactNode, use } from 'react';
import type { Path } from '#app/model/problems/problem.ts';
import { FormContext, fieldId } from './FormContext.ts';

type Props = { path: Path; title: ReactNode; help: string | undefined; className?: string; children: ReactNode };

/** Renders a focusable fieldset with help and problems. */
export function FieldGroup({ path, title, help, className = 'group', children }: Props) {
  return (
    <fieldset className={className} id={fieldId(path)} tabIndex={-1}>
      <legend>{title}</legend>
      {help && <p className="help">{help}</p>}
      {children}
      <FieldProblems path={path} />
    </fieldset>
  );
}

/** Renders the element for problems even if there are none, because screen readers announce only changes of existing elements. */
export function FieldProblems({ path }: { path: Path }) {
  return (
    <p id={`${fieldId(path)}-problem`} className="problem" aria-live="polite">
      {useProblemsAt(path).join('. ')}
    </p>
  );
}

export function useProblemsAt(path: Path): string[] {
  const { problems } = use(FormContext);
  return problems.filter((problem) => problem.path.join('.') === path.join('.')).map(({ message }) => message);
}
