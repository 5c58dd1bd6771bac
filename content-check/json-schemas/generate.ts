import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { isRecord } from '#app/model/figures/named.server.ts';
import { entriesOnDisk } from '#app/model/figures/source.server.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { nameOf } from '../text/texts.ts';
import { COLLECTIONS, schemaName } from './collections.ts';

/** Named by `.vscode/settings.json`. */
const SCHEMAS_ROOT = join(CONTENT_ROOT, 'schemas');

/**
 * Writes the schemas with which VS Code completes and checks the YAML. Never committed: they list the ids of entries.
 */
export function writeSchemas(): void {
  rmSync(SCHEMAS_ROOT, { recursive: true, force: true });
  mkdirSync(SCHEMAS_ROOT);
  for (const [name, text] of schemaFiles())
    writeFileSync(join(SCHEMAS_ROOT, name), JSON.stringify(JSON.parse(text, allowFigureReference), null, 2));
}

/** File name in `content/schemas` → text. */
export function schemaFiles(): Map<string, string> {
  const ids = knownIds();
  return new Map(
    Object.entries(COLLECTIONS).map(([files, schema]) => [
      `${schemaName(files)}.json`,
      `${JSON.stringify(jsonSchema(schema, ids), null, 2)}\n`,
    ]),
  );
}

/** Lets a number be the name of a figure, as `parseValue` does before it checks an entry. */
export function allowFigureReference(_: string, part: unknown): unknown {
  const isNumber = isRecord(part) && (part.type === 'integer' || part.type === 'number');
  return isNumber ? { ...part, type: [part.type, 'string'], pattern: String.raw`^\{\{.+\}\}$` } : part;
}

/** Reads the files without their schemas, so that these can be written while a file is still being filled in. */
export function knownIds(): KnownIds {
  const { read, files } = entriesOnDisk();
  const idsIn = (folder: string) => files(folder).map(nameOf).sort();
  const keysIn = (file: string, field: string) => Object.keys(valueAt(read(file), [field]) ?? {});
  return {
    categories: idsIn('categories'),
    portals: idsIn('portals'),
    'bodies.yaml': keysIn('bodies.yaml', 'bodies'),
    'required-documents.yaml': keysIn('required-documents.yaml', 'documents'),
  };
}

/** Ids of entries by the folder or file that the description of a field names: `portals`, `bodies.yaml`. */
type KnownIds = Record<string, string[]>;

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schemas tell a person where ids come from: "Ids from content/portals." The same words tell it to the editor. */
const IDS_FROM = /^Ids? from content\/([\w.-]+?)\.( |$)/;

/**
 * Converts to draft 7, which every code editor knows. Checks by functions, such as “the file is there”, stay with `npm
 * run content`.
 */
export function jsonSchema(schema: z.ZodType, knownIds: KnownIds): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema: part }) => {
      // A date has its format; a refusal should not print the pattern that zod has for it.
      if (part.format === 'date') delete part.pattern;
      // Not every editor reads patterns as Unicode.
      if (part.pattern) part.pattern = part.pattern.replaceAll('\\p{Script=Devanagari}', '[\\u0900-\\u097F]');
      const ids = knownIds[IDS_FROM.exec(part.description ?? '')?.[1] ?? ''];
      if (ids && part.type === 'array') part.items = { type: 'string', enum: ids };
      if (ids && part.type === 'string') {
        delete part.pattern;
        part.enum = ids;
      }
    },
  });
}
