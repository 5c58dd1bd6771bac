import type { Language } from '#app/i18n/language.ts';
import type { KeyOf } from '#app/i18n/wordKeys.ts';

/** The way to a value inside a file: names of fields, and positions in lists from 0. Empty: the whole file. */
export type Path = readonly (string | number)[];

/** Where something stands: the file as an editor knows it, `content/schemes/vayoshree.yaml`, and the way to it. */
export type Place = { readonly file: string; readonly path: Path };

/** What can be wrong with content. Each code has words in both languages, or it does not compile. */
export type ProblemCode = KeyOf<typeof import('./en.json')>;

/** What a sentence names. A text in both languages is said in that of the sentence; numbers, days (ISO) and amounts are written out as each language writes them. */
export type Param =
  | string
  | number
  | readonly Param[]
  | { readonly day: string }
  | { readonly rupees: number }
  | { readonly [language in Language]: string };

/** `count` chooses between singular and plural, and is `{{n}}` in the sentence. */
export type Params = { readonly [blank: string]: Param; readonly count?: number };

/** Something that is wrong with the content, and where. An error stops the build. */
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

/** The code that a schema gives as its message: zod knows texts only. */
export function code(name: ProblemCode): ProblemCode {
  return name;
}
