import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { CONTENT_ROOT, nameInContent } from './fields.server.ts';
import { badQuoteSentence } from './figures/faults.server.ts';
import { withFigures } from './figures/quotes.server.ts';
import { entriesOnDisk } from './figures/source.server.ts';

/** A content file that may not be published. The message names file, field and what to do. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Reads every file of one content folder, sorted by file name. A bad file stops the build and says where and why. */
export function loadCollection<Schema extends z.ZodType>(folder: string, schema: Schema): z.output<Schema>[] {
  return collectionFiles(folder).map((file) => readEntry(file, schema));
}

/** Reads one content file, e.g. `site.yaml`. */
export function loadEntry<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return readEntry(join(CONTENT_ROOT, file), schema);
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

/** Checks one YAML text against its schema. Throws a ContentError whose lines are `file`, then `  field what is wrong`. */
export function parseEntry<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.output<Schema> {
  return parseValue(file, parseYaml(file, text), schema);
}

/** The same for what has been read already: its texts then say the figures that they quote. */
export function parseValue<Schema extends z.ZodType>(file: string, value: unknown, schema: Schema): z.output<Schema> {
  const { entry, bad } = withFigures(value, entriesOnDisk());
  const result = schema.safeParse(entry, { error: sentence });
  if (result.success && bad.length === 0) return result.data;
  const problems = [
    ...bad.map((quote) => `  ${quote.field} ${badQuoteSentence(quote)}`),
    ...(result.error?.issues ?? []).map((issue) => `  ${problemOf(issue)}`),
  ];
  throw new ContentError([file, ...problems].join('\n'));
}

function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new ContentError(`${file}\n  is not readable as YAML: ${reason}`);
  }
}

/** What is said where a schema has no sentence of its own. */
function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_union' && Array.isArray(issue.options))
    return `must be one of: ${issue.options.join(', ')}`;
  if (issue.code === 'invalid_type' && (issue.input ?? null) === null) return 'is missing: fill it in';
  return undefined;
}

function problemOf(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.') || 'it';
  if (issue.code === 'unrecognized_keys') {
    return `${field} has a field that is not known: ${issue.keys.join(', ')}. Check the spelling or remove it`;
  }
  return `${field} ${issue.message}`;
}
