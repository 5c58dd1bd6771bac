import { createContext } from 'react';
import type { Path } from '#app/model/problems/problem.ts';
import type { Figures } from '../../server/figures.ts';
import type { LocalizedProblem } from '../../server/problems.ts';
import type { Named } from '../ask.ts';

/** The form, for its fields. `change` replaces the value at a path. */
export type FormState = {
  named: Named;
  value: unknown;
  problems: LocalizedProblem[];
  figures: Figures | undefined;
  change: (path: Path, value: unknown) => void;
};

export const FormContext = createContext<FormState>({
  named: { collection: '', entry: '' },
  value: undefined,
  problems: [],
  figures: undefined,
  change: () => {},
});

/** Returns the entry with another value at a path; creates missing maps and lists on the way. */
export function withValueAt(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(whole) ? [...whole] : [];
    list[step] = withValueAt(list[step], rest, value);
    return list;
  }
  const map = { ...(whole as Record<string, unknown> | undefined) };
  const inner = withValueAt(map[step], rest, value);
  if (inner === undefined) delete map[step];
  else map[step] = inner;
  return map;
}

/** Returns the id of a field, from which those of its help and problems are derived. */
export const fieldId = (path: Path) => ['field', ...path].join('_');

/** Focuses the field at a path, or the nearest part around it that is on the screen. */
export function goTo(path: Path): void {
  for (let length = path.length; length > 0; length--) {
    const field = document.getElementById(fieldId(path.slice(0, length)));
    if (!field) continue;
    for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    field.focus();
    field.scrollIntoView({ block: 'center' });
    return;
  }
}
