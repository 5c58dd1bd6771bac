import { type ReactNode, use } from 'react';
import type { Path } from '#app/model/problems/problem.ts';
import { FormContext, fieldId } from './FormContext.ts';
import fields from './fields.module.css';

type Props = {
  path: Path;
  title: ReactNode;
  help: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Renders a focusable fieldset with help and problems. */
export function FieldGroup({ path, title, help, className = fields.group, children }: Props) {
  const id = fieldId(path);
  return (
    <fieldset className={className} id={id} tabIndex={-1} aria-describedby={describedBy(id)}>
      <legend>{title}</legend>
      {help && (
        <p className="small" id={`${id}-help`}>
          {help}
        </p>
      )}
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

/** Returns the ids of the help and the problems of a field, with which screen readers describe it. */
export const describedBy = (id: string) => `${id}-help ${id}-problem`;

/** Returns the problems of a field. */
function useProblemsAt(path: Path): string[] {
  const { problems } = use(FormContext);
  return problems.filter((problem) => fieldId(problem.path) === fieldId(path)).map(({ message }) => message);
}

/** Returns whether a field has problems. `id`: the result of `fieldId`. */
export function useIsInvalid(id: string): boolean {
  const { problems } = use(FormContext);
  return problems.some(({ path }) => fieldId(path) === id);
}
