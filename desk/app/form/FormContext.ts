import { createContext } from 'react';
import type { Path } from '#app/model/problems/problem.ts';
import type { Figures } from '../../server/figures.ts';
import type { FormSchema } from '../../server/forms.ts';
import type { LocalizedProblem } from '../../server/problems.ts';
import type { EntryKey } from '../api.ts';

/** The state of the form. `schema`: the form of the whole entry. `base`: the published entry, undefined for a new one. `change` replaces the value at a path. */
export type FormState = {
  entryKey: EntryKey;
  schema: FormSchema;
  value: unknown;
  base: unknown;
  problems: LocalizedProblem[];
  figures: Figures | undefined;
  change: (path: Path, value: unknown) => void;
};

/** Needs no default value, because fields are only rendered in a form. */
export const FormContext = createContext({} as FormState);

/** Returns the id of a field. The ids of its help and its problems are this id with a suffix. */
export const fieldId = (path: Path) => ['field', ...path].join('_');

/** The event by which `focusField` asks the form to show the section of a field. */
const SHOW_FIELD = 'desk:show-field';

/** Focuses the field at a path, and shows its section first. If it is not rendered, focuses the innermost rendered group around it. */
export function focusField(path: Path): void {
  // Waits for the end of the present rendering, because the form must show the section before the field can be focused.
  queueMicrotask(() => {
    dispatchEvent(new CustomEvent(SHOW_FIELD, { detail: String(path[0]) }));
    for (let length = path.length; length > 0; length--) {
      const field = document.getElementById(fieldId(path.slice(0, length)));
      if (!field) continue;
      for (let details = field.closest('details'); details; details = details.parentElement?.closest('details') ?? null)
        details.open = true;
      field.focus();
      field.scrollIntoView({ block: 'center' });
      return;
    }
  });
}

/** Calls `show` with the property of the entry that must be visible, until the returned function is called. */
export function onShowField(show: (property: string) => void): () => void {
  const listener = (event: Event) => show((event as CustomEvent<string>).detail);
  addEventListener(SHOW_FIELD, listener);
  return () => removeEventListener(SHOW_FIELD, listener);
}
