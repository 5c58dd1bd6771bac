import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { CONTENT_ROOT, nameInContent } from './fields.server.ts';
import { type BadQuote, withFigures } from './figures/quotes.server.ts';
import { entriesOnDisk } from './figures/source.server.ts';
import { code, errorAt, type Params, type Path, type Problem, type ProblemCode } from './problems/problem.ts';
import { isProblemCode, listed } from './problems/sentences.ts';
import { valueAt } from './valueAt.ts';

/** Content that may not be published. The message is for whoever reads a stack; `problems` say the same as data. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];
  constructor(...problems: Problem[]) {
    super(listed(problems));
    this.problems = problems;
  }
}

/** Throws the one problem of a place. */
export function refuse(file: string, path: Path, code: ProblemCode, params?: Params): never {
  throw new ContentError(errorAt({ file, path }, code, params));
}

/** Reads every file of one content folder, sorted by file name. Bad files stop the build: a ContentError tells of all. */
export function loadCollection<Schema extends z.ZodType>(folder: string, schema: Schema): z.output<Schema>[] {
  const entries: z.output<Schema>[] = [];
  const problems = collectionFiles(folder).flatMap((file) =>
    problemsWhile(() => entries.push(readEntry(file, schema))),
  );
  if (problems.length > 0) throw new ContentError(...problems);
  return entries;
}

/** Reads one content file, e.g. `site.yaml`. */
export function loadEntry<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return readEntry(join(CONTENT_ROOT, file), schema);
}

/** What is wrong with the content that `read` reads; whatever else it throws is a fault of the program. */
export function problemsWhile(read: () => unknown): readonly Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    return problemsOf(error);
  }
}

/** The problems of a ContentError; any other error is thrown again and keeps its stack. */
export function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof ContentError) return error.problems;
  throw error;
}

function collectionFiles(folder: string): string[] {
  return readdirSync(join(CONTENT_ROOT, folder))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => join(CONTENT_ROOT, folder, file));
}

function readEntry<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return parseEntry(nameInContent(file), readFileSync(file, 'utf8'), schema);
}

/** Checks one YAML text against its schema. `file` is the name that an editor knows. Throws a ContentError. */
export function parseEntry<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.output<Schema> {
  return parseValue(file, parseYaml(file, text), schema);
}

/** The same for what has been read already: its texts then say the figures that they quote. */
export function parseValue<Schema extends z.ZodType>(file: string, value: unknown, schema: Schema): z.output<Schema> {
  const { entry, bad } = withFigures(value, entriesOnDisk());
  const result = schema.safeParse(entry, { error: codeOf });
  if (result.success && bad.length === 0) return result.data;
  throw new ContentError(
    ...bad.map(({ path, quote, fault }) => errorAt({ file, path }, BAD_QUOTES[fault], { quote })),
    ...(result.error?.issues ?? []).flatMap((issue) => problemsIn(issue, [], { file, value: entry })),
  );
}

/** Reads YAML or JSON, which is YAML too. */
export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const line = (error instanceof YAMLParseError && error.linePos?.[0].line) || 1;
    throw new ContentError(errorAt({ file, path: [] }, 'unreadableFile', { line }));
  }
}

type Issue = z.core.$ZodIssue;

const BAD_QUOTES: Record<BadQuote['fault'], ProblemCode> = {
  unknown: 'noSuchFigure',
  format: 'figureFormat',
  twice: 'figureTwice',
  braces: 'bracesWithoutFigure',
};

const WRONG_KINDS: Record<string, ProblemCode> = {
  string: 'notText',
  number: 'notNumber',
  int: 'notWhole',
  array: 'notList',
  object: 'notFields',
  record: 'notFields',
};
const WRONG_FORMATS: Record<string, ProblemCode> = { url: 'notWebAddress', email: 'notEmail', date: 'notDay' };
const TOO_SMALL: Record<string, ProblemCode> = { string: 'missing', array: 'tooFew', number: 'tooSmall' };
const TOO_BIG: Record<string, ProblemCode> = { string: 'tooLong', array: 'tooMany', number: 'tooLarge' };

/** The code of what zod checks by itself, where the schema names none. */
function codeOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return (issue.input ?? null) === null ? code('missing') : (WRONG_KINDS[issue.expected] ?? code('notWellFormed'));
    case 'invalid_value':
      return issue.values[0] === true ? code('notTick') : code('notOneOf');
    case 'invalid_union':
      return code('notOneOf');
    case 'too_small':
      return TOO_SMALL[issue.origin] ?? code('notWellFormed');
    case 'too_big':
      return TOO_BIG[issue.origin] ?? code('notWellFormed');
    case 'invalid_format':
      return WRONG_FORMATS[issue.format] ?? code('notWellFormed');
    default:
      return code('notWellFormed');
  }
}

/** An issue of zod as problems. `above` is the way to what the issue's own path begins at. */
function problemsIn(issue: Issue, above: Path, entry: { file: string; value: unknown }): Problem[] {
  const path = [...above, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
  const place = { file: entry.file, path };
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => errorAt({ ...place, path: [...path, field] }, 'unknownField', { field }));
  // A key that the schema lists is the name of a field; any other key has a form of its own.
  if (issue.code === 'invalid_key')
    return issue.issues.flatMap((inner) =>
      inner.code === 'invalid_value'
        ? [errorAt(place, 'unknownField', { field: String(path.at(-1)) })]
        : problemsIn(inner, path, entry),
    );
  if (issue.code === 'invalid_union' && issue.errors.length > 0)
    return nearestForm(issue.errors).flatMap((inner) => problemsIn(inner, path, entry));
  if (!isProblemCode(issue.message))
    throw new Error(`A schema says “${issue.message}”, which is no code of a problem.`);
  return [errorAt(place, issue.message, paramsOf(issue, valueAt(entry.value, path)))];
}

/** Of several forms that a value may have, the one that it comes nearest to: its kind is right, or its faults lie deepest. */
function nearestForm(forms: readonly Issue[][]): Issue[] {
  const isOfItsKind = (issues: Issue[]) =>
    !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  return forms.find(isOfItsKind) ?? forms[0] ?? [];
}

function paramsOf(issue: Issue, value: unknown): Params {
  switch (issue.code) {
    case 'invalid_value':
      return { choices: issue.values.map(String) };
    case 'invalid_union':
      return { choices: (issue as { options?: unknown[] }).options?.map(String) ?? [] };
    case 'too_small':
      return issue.origin === 'array' ? { count: Number(issue.minimum) } : { minimum: Number(issue.minimum) };
    case 'too_big': {
      const maximum = Number(issue.maximum);
      if (issue.origin === 'array') return { count: maximum };
      return issue.origin === 'string' ? { maximum, length: String(value).length } : { maximum };
    }
    case 'custom': {
      const named = typeof value === 'string' || typeof value === 'number' ? { value } : {};
      return { ...named, ...(issue.params as Params | undefined) };
    }
    default:
      return {};
  }
}
