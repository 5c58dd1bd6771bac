import type { Language } from '#app/i18n/language.ts';
import type { KeyOf } from '#app/i18n/translate.ts';

/** Leads to a value inside a file: names of fields, and positions in lists from 0; empty for the whole file. */
export type Path = readonly (string | number)[];

/** A place in the content: the file as an editor knows it, `content/site.yaml`, and the path to the value. */
export type Place = { readonly file: string; readonly path: Path };

/** Codes of all problems. A code without words in both languages does not compile. */
export type ProblemCode = KeyOf<typeof import('./en.json')>;

/** A value in a sentence; numbers, days (ISO) and amounts are formatted for the language. */
export type Param =
  | string
  | number
  | readonly Param[]
  | { readonly day: string }
  | { readonly rupees: number }
  | { readonly [language in Language]: string };

/** `count` chooses between singular and plural, and is `{{n}}` in the sentence. */
export type Params = { readonly [blank: string]: Param; readonly count?: number };

/** A fault of the content and its place. An error stops the build. */
export type Problem = Place & {
  readonly code: ProblemCode;
  readonly params: Params;
  readonly level: 'error' | 'warning';
};

export function errorAt({ file, path }: Place, code: ProblemCode, params: Params = {}): Problem {
  return { file, path, code, params, level: 'error' };
}

export function warningAt(place: Place, code: ProblemCode, params: Params = {}): Problem {
  return { ...errorAt(place, code, params), level: 'warning' };
}

/** Types a code that a schema passes as its message, because zod takes any string there. */
export function code(name: ProblemCode): ProblemCode {
  return name;
}

/** Creates the issue that a check of several fields adds to zod's. */
export function issueAt(path: Path, name: ProblemCode, params: Params = {}) {
  return { code: 'custom' as const, path: [...path], message: name, params };
}
