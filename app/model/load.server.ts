import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { CONTENT_ROOT } from './fields.server.ts';
import { type BadQuote, withFigures } from './figures/quotes.server.ts';
import { entriesOnDisk } from './figures/source.server.ts';
import { errorAt, type Params, type Path, type Problem, type ProblemCode } from './problems/problem.ts';
import { formatPlace, formatProblems, isProblemCode } from './problems/sentences.ts';
import { textProblems } from './textProblems.ts';
import { readDay } from './typed/readDay.ts';
import type { Reading } from './typed/reading.ts';
import { readNumber } from './typed/readNumber.ts';
import { listFields, unknownField } from './unknownField.server.ts';
import { valueAt } from './valueAt.ts';
import { parseYamlOnce } from './yaml.server.ts';

/** Thrown for content that must not be published; the message lists the problems. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];
  constructor(...problems: Problem[]) {
    super(formatProblems(problems));
    this.problems = problems;
  }
}

export function refuse(file: string, path: Path, code: ProblemCode, params?: Params): never {
  throw new ContentError(errorAt({ file, path }, code, params));
}

/** Reads every file of a content folder, sorted by file name. Throws a ContentError with the problems of all files. */
export function loadCollection<Schema extends z.ZodType>(folder: string, schema: Schema): z.output<Schema>[] {
  const files = readdirSync(join(CONTENT_ROOT, folder)).filter((file) => file.endsWith('.yaml'));
  const entries: z.output<Schema>[] = [];
  const problems = files
    .sort()
    .flatMap((file) => problemsWhile(() => entries.push(loadEntry(`${folder}/${file}`, schema))));
  if (problems.length > 0) throw new ContentError(...problems);
  return entries;
}

/** Reads one content file, such as `site.yaml`. */
export function loadEntry<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return parseEntry(`content/${file}`, readFileSync(join(CONTENT_ROOT, file), 'utf8'), schema);
}

/** Calls `read` and returns the problems of the ContentError that it throws, if any. */
export function problemsWhile(read: () => unknown): readonly Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    return problemsOf(error);
  }
}

/** Returns the problems of a ContentError; rethrows any other error. */
export function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof ContentError) return error.problems;
  throw error;
}

/** Checks a YAML text against its schema. `file`: name shown to editors. Throws a ContentError. */
export function parseEntry<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.output<Schema> {
  return parseValue(file, parseYaml(file, text), schema);
}

/** Checks parsed content against its schema and resolves the figures that it quotes. Throws a ContentError. */
export function parseValue<Schema extends z.ZodType>(file: string, value: unknown, schema: Schema): z.output<Schema> {
  const { entry, bad } = withFigures(value, entriesOnDisk());
  const result = schema.safeParse(entry, { error: (issue) => listFields(issue) ?? defaultCode(issue) });
  const badTexts = textProblems(file, value);
  if (result.success && bad.length === 0 && badTexts.length === 0) return result.data;
  const places = new Set(badTexts.map(formatPlace));
  const others = [
    ...bad.map(({ path, quote, fault }) => errorAt({ file, path }, BAD_QUOTES[fault], { quote })),
    ...(result.error?.issues ?? []).flatMap((issue) => problemsIn(issue, [], { file, value: entry })),
  ];
  // Leaves out what a refused character causes, such as an address that is not plain.
  throw new ContentError(...badTexts, ...others.filter((problem) => !places.has(formatPlace(problem))));
}

/** Parses YAML or JSON, which is a subset of YAML. */
export function parseYaml(file: string, text: string): unknown {
  try {
    return parseYamlOnce(text);
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

const WRONG_TYPES: Record<string, ProblemCode> = {
  string: 'notText',
  number: 'notNumber',
  int: 'notWhole',
  array: 'notList',
  object: 'notFields',
  record: 'notFields',
};

const WRONG_SIZES: Record<'too_small' | 'too_big', Record<string, ProblemCode>> = {
  too_small: { string: 'missing', array: 'tooFew', number: 'tooSmall' },
  too_big: { string: 'tooLong', array: 'tooMany', number: 'tooLarge' },
};

/** Returns the problem code for an issue for which the schema sets no code. */
function defaultCode(issue: z.core.$ZodRawIssue): ProblemCode {
  switch (issue.code) {
    case 'invalid_type':
      return (issue.input ?? null) === null ? 'missing' : (WRONG_TYPES[issue.expected] ?? 'notWellFormed');
    case 'invalid_value':
      return issue.values[0] === true ? 'notTick' : 'notOneOf';
    case 'invalid_union':
      return 'notOneOf';
    case 'too_small':
    case 'too_big':
      return WRONG_SIZES[issue.code][issue.origin] ?? 'notWellFormed';
    case 'invalid_format':
      return issue.format === 'url' ? 'notWebAddress' : 'notWellFormed';
    default:
      return 'notWellFormed';
  }
}

/** Converts a zod issue into problems. `above`: path that the issue's own path is relative to. */
function problemsIn(issue: Issue, above: Path, entry: { file: string; value: unknown }): Problem[] {
  const path = [...above, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
  const place = { file: entry.file, path };
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => unknownField({ ...place, path: [...path, field] }, issue.message.split(' ')));
  // A key that is not in the schema's enum is an unknown field; any other invalid key has the wrong format.
  if (issue.code === 'invalid_key')
    return issue.issues.flatMap((inner) =>
      inner.code === 'invalid_value' ? [unknownField(place, inner.values.map(String))] : problemsIn(inner, path, entry),
    );
  if (issue.code === 'invalid_union' && issue.errors.length > 0)
    return nearestForm(issue.errors).flatMap((inner) => problemsIn(inner, path, entry));
  if (!isProblemCode(issue.message)) throw new Error(`The schema message “${issue.message}” is not a problem code.`);
  const value = valueAt(entry.value, path);
  const reading = typedReading(issue, value);
  if (reading && 'problem' in reading) return [errorAt(place, reading.problem.code, reading.problem.params)];
  return [errorAt(place, issue.message, paramsOf(issue, value))];
}

/** Reads a text that stands where a number or a day should, as the form and the spreadsheets do, to say why it is none. */
function typedReading(issue: Issue, value: unknown): Reading<unknown> | undefined {
  if (typeof value !== 'string') return undefined;
  if (issue.code === 'invalid_type' && issue.expected === 'number') return readNumber(value, { isPercent: true });
  return issue.code === 'invalid_format' && issue.format === 'date' ? readDay(value) : undefined;
}

/** Returns the issues of the first union option whose type matches the value. */
function nearestForm(forms: readonly Issue[][]): Issue[] {
  const isWrongType = ({ code, path }: Issue) => code === 'invalid_type' && path.length === 0;
  return forms.find((issues) => !issues.some(isWrongType)) ?? forms[0] ?? [];
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
