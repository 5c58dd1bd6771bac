import { createContext } from 'react';
import type { Figures } from '../../server/figures.ts';
import type { LocalizedProblem } from '../../server/problems.ts';
import type { Named } from '../ask.ts';

export type Path = readonly (string | number)[];

/** What every field knows of the form that it stands in. */
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

/** The entry with something else at one place; maps and lists on the way are made where they are missing. */
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

/** The id under which the label, the help and the problems of a place are found. */
export const idOf = (path: Path) => ['field', ...path].join('_');
