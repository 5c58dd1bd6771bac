import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isRecord } from '#app/isRecord.ts';
import { COLLECTIONS, schemaName } from '#app/model/collections.server.ts';
import { CONTENT_ROOT, type Referable } from '#app/model/fields.server.ts';
import { entriesOnDisk } from '#app/model/figures/source.server.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { entryName } from '../text/texts.ts';

/** Must match the paths in `.vscode/settings.json`. */
const SCHEMAS_ROOT = join(CONTENT_ROOT, 'schemas');

/** Writes the schemas that VS Code uses to check YAML. They are not committed, because they list ids of entries. */
export function writeSchemas(): void {
  rmSync(SCHEMAS_ROOT, { recursive: true, force: true });
  mkdirSync(SCHEMAS_ROOT);
  for (const [name, schema] of jsonSchemas())
    writeFileSync(join(SCHEMAS_ROOT, `${name}.json`), JSON.stringify(schema, allowFigureReference, 2));
}

/** Maps each collection, such as `schemes`, to its schema. */
export function jsonSchemas(): Map<string, JsonSchema> {
  const ids = knownIds();
  return new Map(Object.entries(COLLECTIONS).map(([files, schema]) => [schemaName(files), jsonSchema(schema, ids)]));
}

/** Allows a number field to contain the name of a figure, which `parseValue` resolves before validation. */
export function allowFigureReference(_: string, part: unknown): unknown {
  const isNumber = isRecord(part) && (part.type === 'integer' || part.type === 'number');
  return isNumber ? { ...part, type: [part.type, 'string'], pattern: String.raw`^\{\{.+\}\}$` } : part;
}

/** Reads the files without applying their schemas, so that incomplete entries are included. */
export function knownIds(): KnownIds {
  const { read, files } = entriesOnDisk();
  const idsIn = (folder: string) => files(folder).map(entryName).sort();
  const keysIn = (file: string, field: string) => Object.keys(valueAt(read(file), [field]) ?? {});
  return {
    albums: files('albums').map((file) => String(valueAt(read(file), ['id']))),
    'bodies.yaml': keysIn('bodies.yaml', 'bodies'),
    categories: idsIn('categories'),
    'helplines.yaml': keysIn('helplines.yaml', 'helplines'),
    pages: idsIn('pages'),
    'paper-conditions.yaml': keysIn('paper-conditions.yaml', 'conditions'),
    portals: idsIn('portals'),
    'required-documents.yaml': keysIn('required-documents.yaml', 'documents'),
    schemes: idsIn('schemes'),
    services: idsIn('services'),
    situations: idsIn('situations'),
    videos: idsIn('videos'),
  };
}

type KnownIds = Record<Referable, string[]>;
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
      part.enum = knownIds[part.reference as Referable];
      delete part.pattern;
      delete part.reference;
    },
  });
}
