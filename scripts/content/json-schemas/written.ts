import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { COLLECTIONS, schemaName } from './collections.ts';
import { jsonSchema, type KnownIds } from './json-schema.ts';

/** Where the editor finds them; `.vscode/settings.json` names them. */
const SCHEMAS_ROOT = join(CONTENT_ROOT, 'schemas');

/** Writes anew what VS Code completes and checks the YAML with. Never committed: it lists the ids of entries. */
export function writeSchemas(): void {
  rmSync(SCHEMAS_ROOT, { recursive: true, force: true });
  mkdirSync(SCHEMAS_ROOT);
  for (const [name, text] of schemaFiles()) writeFileSync(join(SCHEMAS_ROOT, name), text);
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
