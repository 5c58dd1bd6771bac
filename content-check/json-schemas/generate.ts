import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isRecord } from '#app/isRecord.ts';
import { collections, folderOrFile } from '#app/model/collections.server.ts';
import type { Collection } from '#app/model/defineCollection.server.ts';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { entriesOnDisk } from '#app/model/figures/source.server.ts';
import { referenceFields } from '#app/model/referencesIn.server.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { entryName } from '../text/texts.ts';

const SCHEMAS_ROOT = join(CONTENT_ROOT, 'schemas');

/** Writes the schemas that VS Code uses to check YAML, and its settings. They are not committed, because they list ids of entries. */
export function writeSchemas(): void {
  rmSync(SCHEMAS_ROOT, { recursive: true, force: true });
  mkdirSync(SCHEMAS_ROOT);
  for (const [name, schema] of jsonSchemas())
    writeFileSync(join(SCHEMAS_ROOT, `${name}.json`), JSON.stringify(schema, allowFigureReference, 2));
  const files = [...collections.values()].map(({ name, files }) => [
    `./content/schemas/${name}.json`,
    `/content/${files}`,
  ]);
  const settings = {
    'yaml.schemas': Object.fromEntries(files),
    'yaml.schemaStore.enable': false,
    'yaml.format.enable': false,
  };
  writeFileSync('.vscode/settings.json', JSON.stringify(settings, null, 2));
}

/** Maps each collection, such as `schemes`, to its schema. */
export function jsonSchemas(): Map<string, JsonSchema> {
  const ids = knownIds();
  return new Map([...collections.values()].map(({ name, schema }) => [name, jsonSchema(schema, ids)]));
}

/** Allows a number field to contain the name of a figure, which `parseValue` resolves before validation. */
export function allowFigureReference(_: string, part: unknown): unknown {
  const isNumber = isRecord(part) && (part.type === 'integer' || part.type === 'number');
  return isNumber ? { ...part, type: [part.type, 'string'], pattern: String.raw`^\{\{.+\}\}$` } : part;
}

/** Names of the folders and files to which references lead. */
const REFERABLE = new Set<string>(
  [...collections.values()].flatMap(({ schema }) => referenceFields(schema).map(([, target]) => target)),
);

/** Reads the files without applying their schemas, so that incomplete entries are included. */
export function knownIds(): KnownIds {
  const { read, files } = entriesOnDisk();
  const idsIn = ({ files: pattern, records, id = 'id' }: Collection) =>
    records
      ? Object.keys(valueAt(read(pattern), [records]) ?? {})
      : files(folderOrFile(pattern)).map((file) => String(valueAt(read(file), [id]) ?? entryName(file)));
  const all = [...collections.values()].map((collection) => [folderOrFile(collection.files), collection] as const);
  return Object.fromEntries(
    all.filter(([target]) => REFERABLE.has(target)).map(([target, collection]) => [target, idsIn(collection).sort()]),
  );
}

type KnownIds = Readonly<Record<string, string[]>>;
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Converts a schema to draft 7, which all editors support. Omits checks that need code, such as whether a file exists. */
export function jsonSchema(schema: z.ZodType, knownIds: KnownIds): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema: part }) => {
      // Removes zod's long pattern, which error messages would quote. Keeps the format.
      if (part.format === 'date') delete part.pattern;
      // Avoids Unicode property escapes, which some editors do not support.
      if (part.pattern) part.pattern = part.pattern.replaceAll('\\p{Script=Devanagari}', '[\\u0900-\\u097F]');
      if (!part.reference) return;
      part.enum = knownIds[String(part.reference)] ?? [];
      delete part.pattern;
      delete part.reference;
    },
  });
}
