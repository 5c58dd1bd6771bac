import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { COLLECTIONS, schemaName } from './collections.ts';
import { jsonSchema, type KnownIds } from './json-schema.ts';

/** Where the editor finds them; `.vscode/settings.json` names them. */
export const SCHEMAS_ROOT = join(CONTENT_ROOT, 'schemas');

/** File name in `content/schemas` → text, as `npm run schemas` writes it. */
export function schemaFiles(): Map<string, string> {
  const ids = knownIds();
  return new Map(
    Object.entries(COLLECTIONS).map(([files, schema]) => [
      `${schemaName(files)}.json`,
      `${JSON.stringify(jsonSchema(schema, ids), null, 2)}\n`,
    ]),
  );
}

/** Read as text, so that the schemas can be written while a file is still being filled in. */
export function knownIds(): KnownIds {
  return {
    categories: idsIn('categories'),
    portals: idsIn('portals'),
    'bodies.yaml': keysIn('bodies.yaml', 'bodies'),
    'required-documents.yaml': keysIn('required-documents.yaml', 'documents'),
  };
}

function idsIn(folder: string): string[] {
  return readdirSync(join(CONTENT_ROOT, folder))
    .map((file) => file.replace('.yaml', ''))
    .sort();
}

function keysIn(file: string, field: string): string[] {
  const entry = parse(readFileSync(join(CONTENT_ROOT, file), 'utf8')) as Record<string, Record<string, unknown>>;
  return Object.keys(entry[field] ?? {});
}
