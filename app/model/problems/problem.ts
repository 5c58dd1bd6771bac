import type { Language } from '#app/i18n/language.ts';
import type { KeyOf } from '#app/i18n/translate.ts';

/** Path to a value in a file: field names and zero-based list positions; empty for the whole file. */
export type Path = readonly (string | number)[];

/** A place in the content: the file name that editors see (`content/site.yaml`), and the path to the value. */
export type Place = { readonly file: string; readonly path: Path };

/** Codes of all problems. The type checker requires a sentence in both languages for each code. */
export type ProblemCode = KeyOf<typeof import('#words/en/problems.json')>;

/** A value inserted into a sentence; numbers, ISO dates and amounts are formatted for the language. */
export type Param =
  | string
  | number
  | readonly Param[]
  | { readonly day: string }
  | { readonly rupees: number }
  | { readonly [language in Language]: string };

/** Values to insert, by placeholder. `count` selects singular or plural and replaces `{{n}}` in the sentence. */
export type Params = { readonly [blank: string]: Param; readonly count?: number };

/** A problem in the content, with its place. A problem of level `error` stops the build. */
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

/** Type-checks a problem code that a schema passes to zod as a message, because zod accepts any string. */
export function code(name: ProblemCode): ProblemCode {
  return name;
}

/** Creates a zod issue for a check across several fields. */
export function issueAt(path: Path, name: ProblemCode, params: Params = {}) {
  return { code: 'custom' as const, path: [...path], message: name, params };
}
